import type { Call } from '@portal/contract/call';
import { type Clear, clearingOf, foreseenProblem } from './recoverable.ts';
import { CallProblem } from './problems.ts';
import type { SendOptions } from './request.ts';
import { callingSession, currentSession } from './session.ts';

/**
 * The answer to a call. One that meets an obstacle that can be cleared away waits for that and is made once more, with
 * what was typed untouched; one that is known to be refused until then is not made before.
 */
export async function insist<Answer>(
  call: Call,
  { keepalive = false }: SendOptions,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = callingSession();
  // Whoever is about to sign in is asked something already.
  if (call.admits !== 'signed-in' || !asked || asked !== currentSession()) return ask();
  const foreseen = foreseenProblem(call, asked);
  // A page that is going has nobody to ask.
  if (keepalive) return foreseen ? Promise.reject(foreseen) : ask();
  if (foreseen) await clearingOf(foreseen)?.(foreseen, asked.token);
  return askTwice(call, asked.token, ask);
}

async function askTwice<Answer>(
  call: Call,
  token: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const clear = error instanceof CallProblem && clearingFor(call, error);
    if (!clear) throw error;
    await clear(error, token);
    return ask();
  }
}

/** A change that got no answer may have been made all the same: only reading is repeated by itself. */
function clearingFor({ rate, isBackground }: Call, problem: CallProblem): Clear | undefined {
  const isRepeatable = rate === 'read' && !isBackground;
  return problem.kind === 'unreachable' && !isRepeatable ? undefined : clearingOf(problem);
}
