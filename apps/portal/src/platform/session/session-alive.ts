import { second } from '@portal/common/durations';
import { recoveryFor } from '@portal/client/recoverable';
import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { getLoginValid } from '@portal/contract/identity/session';
import { createCell } from '@portal/common/cell';
import { backOff } from '../time/back-off.ts';
import { pause } from '../time/pause.ts';

const retryMs = { first: 2 * second, longest: 20 * second };

/** The server could not say whether the session is alive; `again` asks it at once. */
interface SessionCheckFailure {
  problem: CallProblem;
  retry: () => void;
}

/** The question that is open, for the dialog that tells of it. */
export const sessionCheckFailure = createCell<SessionCheckFailure | null>(null);

/**
 * Asks the server whether the session is alive, until it says so or the navigation is overtaken (`signal`). No answer is
 * no end of the session: the person is told, and the question is repeated by itself and when they wish.
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

/** Without a network, the moment there is one again; else, or where that did not help, after a while. */
async function nextOccasion(problem: CallProblem, failures: number): Promise<void> {
  const clear = recoveryFor(problem);
  await clear?.(problem, '');
  if (!clear || failures > 1) await pause(backOff(failures, retryMs));
}

const endOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
