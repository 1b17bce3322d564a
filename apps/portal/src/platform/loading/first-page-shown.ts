import { createCell, useCell } from '@portal/ui/hooks/cell';

/** A page that is not there by now may be broken; what waits for it is not to wait for ever. In milliseconds. */
const patienceMs = 3_000;

const landed = createCell(false);

/** Notes that the first page is there: what is not needed for it may begin. */
export function noteLanded(): void {
  if (!landed.get()) landed.set(true);
}

export const hasLanded = (): boolean => landed.get();

/** The same, followed. On a slow PC everything that could wait and does not puts it off. */
export const useHasLanded = (): boolean => useCell(landed);

/** Calls back once the first page is there, or is taking too long. */
export function afterLanding(act: () => void): void {
  if (landed.get()) return act();
  setTimeout(noteLanded, patienceMs);
  const stop = landed.subscribe(() => {
    stop();
    act();
  });
}
