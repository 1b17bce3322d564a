import { useEffect, useState } from 'react';

/** Returns a text once it has not changed for a while, in milliseconds; an emptied one at once. */
export function useDebounced(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return text === '' ? '' : settled;
}
