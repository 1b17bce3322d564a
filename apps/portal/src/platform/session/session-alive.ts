import { second } from '@portal/common/durations';
import { recoveryFor } from '@portal/client/recoverable';
import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { getLoginValid } from '@portal/contract/identity/session';
import { createCell } from '@portal/common/cell';
import { pause, backOff } from '../time/delay.ts';

const retryMs = { first: 2 * second, longest: 20 * second };

/** The server could not tell whether the session is alive; `retry` asks again at once. */
interface SessionCheckFailure {
  problem: CallProblem;
  retry: () => void;
}

/** The open failure, for the dialog that shows it. */
export const sessionCheckFailure = createCell<SessionCheckFailure | null>(null);

/**
 * Asks the server whether the session is alive, until it answers or `signal` is aborted. A failed call does not end the
 * session: the user is told, and the call is repeated after a while or at their wish.
 */
export async function isSessionAlive(signal: AbortSignal): Promise<boolean> {
  for (let failures = 1; ; failures += 1) {
    const answer = await ask();
    if (!(answer instanceof CallProblem) || signal.aborted) {
      sessionCheckFailure.set(null);
      return answer === true;
    }
    const byHand = Promise.withResolvers<void>();
    sessionCheckFailure.set({ problem: answer, retry: byHand.resolve });
    await Promise.race([byHand.promise, nextOccasion(answer, failures), endOf(signal)]);
  }
}

async function ask(): Promise<boolean | CallProblem> {
  try {
    return await send(getLoginValid, {}, { quiet: true });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    return error.kind === 'expired' ? false : error;
  }
}

/** Waits until the network is back; otherwise, or where that did not help, for the back-off delay. */
async function nextOccasion(problem: CallProblem, failures: number): Promise<void> {
  const clear = recoveryFor(problem);
  await clear?.(problem, '');
  if (!clear || failures > 1) await pause(backOff(failures, retryMs));
}

const endOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
