import { socketRetryMs } from '@portal/contract/limits';
import { closeCodes } from '@portal/contract/notices/live-socket';
import { randomFraction } from '#platform/time/delay.ts';

/** Close event of a socket. */
export interface SocketClose {
  code: number;
  reason: string;
}

/**
 * Returns the delay in milliseconds before a lost socket is opened again (NTC-09): never below five seconds, and random
 * above that within a time that doubles with each failure (1, 2, ...). A stopping server may ask for longer.
 */
export function reconnectDelay(failures: number, closing?: SocketClose): number {
  const { first, spread, longest } = socketRetryMs;
  const within = Math.max(Math.min(longest, spread * 2 ** (failures - 1)), spreadOf(closing));
  return first + randomFraction() * (within - first);
}

/** Reads the delay a stopping server asks for, capped. */
function spreadOf(closing: SocketClose | undefined): number {
  if (closing?.code !== closeCodes.restart) return 0;
  const named = /^spread=(\d{1,6})$/.exec(closing.reason)?.[1];
  return Math.min(Number(named ?? 0), socketRetryMs.longest);
}
