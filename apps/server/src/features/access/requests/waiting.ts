import { accessRequestActions } from '@portal/contract/access/access-requests';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import { countToDecide, isNamedApprover } from './to-decide-store.ts';

interface WaitingParts {
  db: Database;
  mayAct: (user: Pick<Session, 'personId'>, action: string) => Promise<boolean>;
}

/** Counts the requests that wait for a user; undefined for somebody for whom none ever waits. */
export const createWaitingRequests =
  ({ db, mayAct }: WaitingParts) =>
  async ({ personId }: Pick<Session, 'personId'>): Promise<number | undefined> => {
    const isAdministrator = await mayAct({ personId }, accessRequestActions.answer);
    const count = await countToDecide(db, { personId, isAdministrator });
    if (count > 0 || isAdministrator || (await isNamedApprover(db, personId))) return count;
    return undefined;
  };
