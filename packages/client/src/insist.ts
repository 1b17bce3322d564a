import type { Call } from '@portal/contract/call';
import { type Clear, clearingOf } from './obstacles.ts';
import { CallProblem } from './problems.ts';
import type { SendOptions } from './reach.ts';
import { callingSession, currentSession } from './session.ts';

/**
 * The answer to a call. One that meets an obstacle that can be cleared away waits for that and is made once more, with
 * what was typed untouched.
 */
export async function insist<Answer>(
  call: Call,
  { keepalive = false }: SendOptions,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = callingSession();
  // A page that is going has nobody to ask, and who is about to sign in is asked something already.
  const mayWait = call.admits === 'signed-in' && asked === currentSession() && !keepalive;
  try {
    return await ask();
  } catch (error) {
    const clear = mayWait && error instanceof CallProblem && clearingFor(call, error);
    if (!clear || !asked) throw error;
    await clear(error, asked.token);
    return ask();
  }
}

/** A change that got no answer may have been made all the same: only reading is repeated by itself. */
function clearingFor({ rate, isBackground }: Call, problem: CallProblem): Clear | undefined {
  const isRepeatable = rate === 'read' && !isBackground;
  return problem.kind === 'unreachable' && !isRepeatable ? undefined : clearingOf(problem);
}
