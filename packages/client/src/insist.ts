import type { Call } from '@portal/contract/call';
import { clearingOf } from './obstacles.ts';
import { CallProblem } from './problems.ts';
import type { SendOptions } from './reach.ts';
import { callingSession, currentSession } from './session.ts';

/**
 * The answer to a call. One that meets an obstacle the person can clear away waits for that and is made once more, with
 * what they typed untouched.
 */
export async function insist<Answer>(
  { admits }: Call,
  { keepalive = false }: SendOptions,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asked = callingSession();
  // A page that is going has nobody to ask, and who is about to sign in is asked something already.
  const mayWait = admits === 'signed-in' && asked === currentSession() && !keepalive;
  try {
    return await ask();
  } catch (error) {
    const clear = mayWait && error instanceof CallProblem && clearingOf(error);
    if (!clear || !asked) throw error;
    await clear(error, asked.token);
    return ask();
  }
}
