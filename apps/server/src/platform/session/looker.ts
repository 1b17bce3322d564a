import { AsyncLocalStorage } from 'node:async_hooks';
import type { Looker } from './session.ts';

const current = new AsyncLocalStorage<Looker>();

/** Does work in a session that looks as somebody else; what it writes into the audit trail names the looker. */
export const withLooker = <T>(looker: Looker, work: () => T): T => current.run(looker, work);

/** Returns the actor of an audit entry: the looker where the user is looked as, and then the user beside them. */
export function actorOf(
  user: { actorId?: string | undefined; actorWorkNo?: string | undefined },
  looker: Looker | null | undefined = current.getStore(),
): { actorId: string | null; actorWorkNo: string | null; detail: { lookedAs?: string } } {
  const { actorId = null, actorWorkNo = null } = user;
  if (!looker) return { actorId, actorWorkNo, detail: {} };
  const { personId, workNo } = looker;
  return {
    actorId: personId,
    actorWorkNo: workNo,
    detail: actorWorkNo === null ? {} : { lookedAs: actorWorkNo },
  };
}
