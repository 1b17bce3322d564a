import type { Call } from '@portal/contract/call';
import { type Recover, recoveryFor, pendingStepProblem } from './recoverable.ts';
import { CallProblem } from './problems.ts';
import type { SendOptions } from './request.ts';
import { callingSession, currentSession } from './session.ts';

/**
 * Sends a call. When it fails for a recoverable reason, it waits for the recovery and sends the call once more, with
 * the user's input untouched. A call that a pending step closes is not sent before that step is done.
 */
export async function sendWithRecovery<Answer>(
  call: Call,
  { keepalive = false, readIn }: SendOptions,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const session = callingSession();
  // A user who is about to sign in is shown a form already.
  if (call.admits !== 'signed-in' || !session || session !== currentSession()) return send();
  const expected = pendingStepProblem(call, session);
  // A page that is being left can ask nobody.
  if (keepalive) return expected ? Promise.reject(expected) : send();
  if (expected) await recoveryFor(expected)?.(expected, session.token);
  return retryAfterRecovery({ call, token: session.token, readIn }, send);
}

interface SentCall {
  call: Call;
  token: string;
  readIn: string | undefined;
}

async function retryAfterRecovery<Answer>(
  { call, token, readIn }: SentCall,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const recover = error instanceof CallProblem && recoveryForCall(call, error);
    if (!recover) throw error;
    await recover(error, token);
    // A change that names the context its page was read in is refused in any other.
    if (error.reason === 'context.foreign' && readIn && call.method !== 'GET') throw error;
    return send();
  }
}

/** A change without an answer may have been made all the same: only reads are repeated after a lost connection. */
function recoveryForCall({ rate, isBackground }: Call, problem: CallProblem): Recover | undefined {
  const isRepeatable = rate === 'read' && !isBackground;
  return problem.kind === 'unreachable' && !isRepeatable ? undefined : recoveryFor(problem);
}
