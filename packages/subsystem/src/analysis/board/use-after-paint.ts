import { useEffect, useState } from 'react';

/** Returns true once the first frame is painted; heavy parts are drawn after it, at every visit. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run just before it is painted.
    const frame = requestAnimationFrame(() => (timer = setTimeout(setPainted, 0, true)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  return isPainted;
}
