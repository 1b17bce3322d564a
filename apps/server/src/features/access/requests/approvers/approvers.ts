import type { ApproverKind } from '@portal/contract/access/approvers';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { WaitingRequest } from '../requests.ts';
import {
  findFit,
  findNamed,
  namePerson,
  nameNobody,
  pageOfApprovers,
  redirect,
  waitingRequests,
} from './store.ts';

interface ApproverParts {
  db: Database;
  audit: Audit;
  /** Returns who decides on a request that waits. */
  route: (request: WaitingRequest) => Promise<string | null>;
  onWaiting: () => void;
}

export type Approvers = ReturnType<typeof createApprovers>;

/** Lets administrators name the owner of each system and the head of each department. */
export const createApprovers = ({ db, audit, route, onWaiting }: ApproverParts) => ({
  page: (filter: { kind: ApproverKind; keyword: string }, page: PageRequest) =>
    pageOfApprovers(db, filter, page),

  async set(
    { kind, key, workNo }: { kind: ApproverKind; key: string; workNo: string | null },
    caller: Caller,
  ): Promise<void> {
    const before = (await findNamed(db, kind, key)) ?? refuse('access-approver.unknown');
    const person = workNo === null ? null : await findFit(db, workNo);
    if (person === undefined) refuse('access-approver.unfit');
    await (person ? namePerson(db, kind, key, person.id) : nameNobody(db, kind, key));
    for (const { id, approverId, ...request } of await waitingRequests(db)) {
      const next = await route(request);
      if (next !== approverId) await redirect(db, id, next);
    }
    await recordChange(audit, caller, {
      kind: 'access.approver-set',
      object: `${kind}:${key}`,
      what: 'set',
      before: { person: before.person ?? '' },
      after: { person: person?.name ?? '' },
    });
    onWaiting();
  },
});
