import type { AccessRequestState } from '@portal/contract/access/access-requests';
import type { Finding } from '@portal/contract/access/explain';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findRequest, insertRequest, newestOf, pageOfRequests, updateAnswer } from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  /** Finds a page or system by its path, or an action by its code, and whether a user sees it. */
  find: (personId: string, subject: string) => Promise<Finding | undefined>;
}

export type AccessRequests = ReturnType<typeof createAccessRequests>;

/** Keeps the requests of users for what they do not see. An answer gives nobody a role: it says what was done. */
export function createAccessRequests({ db, clock, audit, find }: Parts) {
  const note = (kind: 'access.requested' | 'access.answered', caller: Caller, about: string) =>
    audit.record({
      kind,
      actorId: caller.session.personId,
      actorWorkNo: caller.session.workNo,
      address: caller.address,
      requestId: caller.requestId,
      detail: { about: about.slice(0, 200) },
    });

  const request = async (id: string) =>
    (await findRequest(db, id)) ?? refuse('access-request.not-found');

  return {
    async add({ subject, reason }: { subject: string; reason: string }, caller: Caller) {
      const { personId } = caller.session;
      const wanted = hiddenOf(await find(personId, subject)) ?? refuse('access-request.needless');
      const now = clock.now();
      const id = await insertRequest(db, { ...wanted, personId, subject, reason, now });
      if (id === undefined) refuse('access-request.waiting');
      await note('access.requested', caller, subject);
      return request(id);
    },

    mine: (personId: string) => newestOf(db, personId),

    async list({ state, ...page }: PageRequest & { state?: AccessRequestState | undefined }) {
      const found = await pageOfRequests(db, state, page);
      const withRoles = await Promise.all(
        found.records.map(async (record) => ({
          ...record,
          roles: rolesIn(await find(record.person_id, record.subject)),
        })),
      );
      return { ...found, records: withRoles };
    },

    async answer(
      { id, state, answer }: { id: string; state: 'granted' | 'declined'; answer: string },
      caller: Caller,
    ) {
      const { person_id: personId, subject } = await request(id);
      const isHidden = (await find(personId, subject))?.sees === 'no';
      if (state === 'granted' && isHidden) refuse('access-request.still-hidden');
      const given = { state, answer, by: caller.session.personId, now: clock.now() };
      if (!(await updateAnswer(db, id, given))) refuse('access-request.answered');
      await note('access.answered', caller, `${state} ${subject}`);
      return request(id);
    },
  };
}

/** Returns what may be asked for: a page, action or system that is there and that the user does not see. */
function hiddenOf(finding: Finding | undefined) {
  if (!finding || finding.sees !== 'no' || !finding.system) return undefined;
  const { about, title, system } = finding;
  if (about === 'site' || about === 'nothing') return undefined;
  return { about, title, system: system.sysType };
}

const rolesIn = (finding: Finding | undefined): string[] => [
  ...new Set(finding?.reasons.flatMap(({ roles = [] }) => roles) ?? []),
];
