import { second } from '@portal/common/durations';
import { useEffect, useState } from 'react';

/** Milliseconds after which users are told that something takes long: by then they wonder whether it still works. */
const slowMs = 3 * second;

/** True once something has been awaited for three seconds; `goOn` gives it as long again. */
export function useSlow(isWaiting: boolean): { isSlow: boolean; goOn: () => void } {
  const [round, setRound] = useState(0);
  const [slowRound, setSlowRound] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowRound(round), slowMs);
    return () => {
      clearTimeout(timer);
      setSlowRound(undefined);
    };
  }, [isWaiting, round]);
  return { isSlow: isWaiting && slowRound === round, goOn: () => setRound((before) => before + 1) };
}
