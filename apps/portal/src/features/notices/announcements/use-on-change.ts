import { useEffect, useRef } from 'react';

/** Does something each time a value has become another, but not for the first. */
export function useAgain(value: unknown, act: () => unknown): void {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    act();
  }, [value, act]);
}
