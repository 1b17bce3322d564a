import { accessRequestActions } from '@portal/contract/access/access-requests';
import { refusalRow } from '@portal/contract/refusals';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, pageOf } from '#platform/database/paginate.ts';
import { Refused, refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import { createGrants, type GrantParts } from './grants.ts';
import type { Reminders } from './reminders.ts';
import {
  findRequest,
  lockRequest,
  requestsById,
  type StoredRequest,
  updateAnswer,
} from './store.ts';
import { departmentsOf, idsToDecide } from './to-decide-store.ts';

interface Parts extends GrantParts {
  db: Database;
  audit: Audit;
  mayAct: (user: Pick<Session, 'personId'>, action: string) => Promise<boolean>;
  /** Gives a role by a revision of the policy; refuses one that is wider than its giver's. */
  give: (
    tx: Database,
    given: { role: string; personId: string; until: Date; giverId: string; reason: string },
  ) => Promise<number>;
  reminders: Reminders;
  onWaiting: () => void;
}

interface Decision {
  state: 'granted' | 'declined';
  answer: string;
  roleCode?: string | undefined;
  until?: string | undefined;
}

export type AccessDecisions = ReturnType<typeof createDecisions>;

/** Lists requests for those who decide on them, and gives what they grant. */
export function createDecisions(parts: Parts) {
  const { db, clock, audit, mayAct, give, reminders, onWaiting } = parts;
  const grants = createGrants(parts);
  const isAdministrator = (session: Session) => mayAct(session, accessRequestActions.answer);

  /** Refuses a request of the caller's own, and one that is somebody else's to decide. */
  async function requireTheirs(id: string, { session }: Caller): Promise<StoredRequest> {
    const request = (await findRequest(db, id)) ?? refuse('access-request.not-found');
    if (request.person_id === session.personId) refuse('access-request.own');
    const isTheirs = request.approver_id === session.personId || (await isAdministrator(session));
    return isTheirs ? request : refuse('access-request.foreign');
  }

  async function decide(request: StoredRequest, decision: Decision, caller: Caller): Promise<void> {
    const { state, answer } = decision;
    const { id, person_id: personId } = request;
    if (request.state !== 'waiting') refuse('access-request.answered');
    const given = state === 'granted' ? await grants.of(request, decision) : undefined;
    const giverId = caller.session.personId;
    const revision = await db.transaction().execute(async (tx) => {
      if (!(await lockRequest(tx, id))) refuse('access-request.answered');
      await updateAnswer(tx, id, {
        state,
        answer,
        by: giverId,
        now: clock.now(),
        ...(given && { given }),
      });
      await reminders.tellDecision(tx, request, { state, answer, lastDay: given?.day });
      if (!given) return undefined;
      const { role, until } = given;
      await reminders.schedule(tx, until);
      return give(tx, { role: role.code, personId, until, giverId, reason: request.reason });
    });
    await audit.record({
      kind: 'access.answered',
      actorId: giverId,
      actorWorkNo: caller.session.workNo,
      address: caller.address,
      requestId: caller.requestId,
      detail: {
        about: request.subject.slice(0, 200),
        workNo: request.work_no,
        state,
        answer,
        ...(given && { role: given.role.code, until: given.day, revision: String(revision) }),
      },
    });
  }

  return {
    async toDecide(
      { session }: Caller,
      { whose, ...page }: PageRequest & { whose: 'mine' | 'all' },
    ) {
      const { personId } = session;
      const isForAll = whose === 'all';
      const decider = { personId, isAdministrator: await isAdministrator(session), isForAll };
      const { ids, total } = await idsToDecide(db, decider, page);
      return pageOf(await withDepartments(db, await requestsById(db, ids)), total, page);
    },

    async options(id: string, caller: Caller) {
      return grants.optionsOf(await requireTheirs(id, caller));
    },

    async decide({ ids, ...decision }: Decision & { ids: readonly string[] }, caller: Caller) {
      const requests = [];
      for (const id of new Set(ids)) requests.push(await requireTheirs(id, caller));
      const rows = [];
      for (const request of requests) {
        const done = decide(request, decision, caller);
        // Of one alone the caller hears as of any refused call.
        rows.push(
          await (requests.length === 1 ? done.then(() => doneRow(request)) : rowOf(request, done)),
        );
      }
      await reminders.publish();
      onWaiting();
      return rows;
    },
  };
}

async function withDepartments(db: Database, rows: StoredRequest[]) {
  const people = rows.map(({ person_id }) => person_id);
  const departments = await departmentsOf(db, people);
  return rows.map((row) => ({ ...row, department: departments.get(row.person_id) ?? null }));
}

const doneRow = ({ id }: StoredRequest) => ({ id, isDone: true, message: null });

/** A refusal is the request's; anything else is a defect of the whole. */
const rowOf = (request: StoredRequest, done: Promise<void>) =>
  done.then(
    () => doneRow(request),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      const message = error.words ?? refusalRow(error.refusal).message;
      return { id: request.id, isDone: false, message };
    },
  );
