import { socketRetryMs } from '@portal/contract/limits';
import { closeCodes } from '@portal/contract/notices/live-socket';
import { chance } from '#platform/chance.ts';

/** How a socket came to be closed. */
export interface Closing {
  code: number;
  reason: string;
}

/**
 * After how many milliseconds a lost socket is opened anew (NTC-09): never before five seconds, and at random after
 * that, within a time that doubles with each failure (1, 2, ...). A server that stops may ask for longer.
 */
export function retryAfter(failures: number, closing?: Closing): number {
  const { first, spread, longest } = socketRetryMs;
  const within = Math.max(Math.min(longest, spread * 2 ** (failures - 1)), spreadOf(closing));
  return first + chance() * (within - first);
}

/** What the server asks for as it stops, as far as it can be believed. */
function spreadOf(closing: Closing | undefined): number {
  if (closing?.code !== closeCodes.restart) return 0;
  const named = /^spread=(\d{1,6})$/.exec(closing.reason)?.[1];
  return Math.min(Number(named ?? 0), socketRetryMs.longest);
}
