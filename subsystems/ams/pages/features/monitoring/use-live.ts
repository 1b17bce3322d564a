import { second } from '@portal/common/durations';
import { sampleSeconds } from '@portal/contract/monitoring/actuator';
import type { QueryResult } from '@portal/ui/feedback/QueryState';
import { useEffect, useState } from 'react';

/** Figures that come again and again, until they are paused. */
export interface Live<Data> {
  query: QueryResult<Data>;
  isPaused: boolean;
  toggle: () => void;
}

/** Repeats a quiet query every five seconds while its page is seen; the last figures stay when one fails. */
export function useLive<Data>(query: QueryResult<Data>): Live<Data> {
  const [isPaused, setPaused] = useState(false);
  const { refetch, data } = query;
  const hasFigures = data !== undefined;
  // An effect ends while the page is hidden behind another: then nothing is fetched.
  useEffect(() => {
    // Where none have come yet, the page waits, or offers to try again.
    if (isPaused || !hasFigures) return undefined;
    const timer = setInterval(() => void refetch(), sampleSeconds * second);
    return () => clearInterval(timer);
  }, [isPaused, hasFigures, refetch]);
  return { query, isPaused, toggle: () => setPaused(!isPaused) };
}
