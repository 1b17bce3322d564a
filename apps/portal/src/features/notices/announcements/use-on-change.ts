import { useEffect, useRef } from 'react';

/** Runs an action each time a value changes, not for the first. */
export function useOnChange(value: unknown, act: () => unknown): void {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    act();
  }, [value, act]);
}
