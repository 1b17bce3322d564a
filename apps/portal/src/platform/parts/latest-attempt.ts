import { useEffect, useState } from 'react';

/** Makes a way to begin attempts of which the latest counts: beginning one aborts the one before. */
export function createLatestAttempt(): () => AbortSignal {
  let latest = new AbortController();
  return () => {
    latest.abort();
    latest = new AbortController();
    return latest.signal;
  };
}

/** The same for one component, whose going aborts the latest as well. */
export function useLatestAttempt(): () => AbortSignal {
  const [begin] = useState(createLatestAttempt);
  useEffect(() => () => void begin(), [begin]);
  return begin;
}
