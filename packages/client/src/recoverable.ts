import type { Refusal } from '@portal/contract/refusals';
import type { Call } from '@portal/contract/call';
import { CallProblem } from './problems.ts';
import type { ClientSession } from './session.ts';

/**
 * What keeps a call from being answered and can be cleared away: the end of the session, a refusal, or that there is
 * no way to the server, which clears by itself.
 */
export type Obstacle = 'expired' | 'unreachable' | Refusal;

/**
 * Has an obstacle cleared away, by the person where it takes one, and answers when calls that met it may be made once more. A page that is
 * left instead never answers. `token` is the one the call was made with.
 */
export type Clear = (problem: CallProblem, token: string) => Promise<void>;

const clearings = new Map<string, Clear>();

/** Names who clears an obstacle away; a call that meets it waits then, instead of failing. */
export function onObstacle(obstacle: Obstacle, clear: Clear): void {
  clearings.set(obstacle, clear);
}

/** Who clears away what a problem tells of, if anybody does. */
export const clearingOf = ({ kind, reason = '' }: CallProblem): Clear | undefined =>
  clearings.get(kind === 'expired' || kind === 'unreachable' ? kind : reason);

/** The refusal a call would meet because of what the session owes, if somebody clears it away. */
export function foreseenProblem(
  { admits, openWhile = [] }: Call,
  session: ClientSession | null,
): CallProblem | undefined {
  const [due] = session?.owes ?? [];
  if (admits !== 'signed-in' || !due || openWhile.includes(due)) return undefined;
  return new CallProblem({ kind: 'refused', status: 403, reason: `due.${due}` }, '拒绝访问');
}
