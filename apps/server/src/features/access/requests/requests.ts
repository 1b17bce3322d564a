import type { AccessRequestState } from '@portal/contract/access/access-requests';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { Refused, refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { approverOf, type MayGive } from './approvers/routing.ts';
import { boundsOn, isWithin } from './days.ts';
import type { Offers } from './offers.ts';
import { findRequest, insertRequest, newestOf, pageOfRequests, updateAnswer } from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  offers: Offers;
  /** Returns whether somebody holds all that a role holds. */
  mayGive: MayGive;
  /** The most days access is given for. */
  mostDays: number;
  /** Called when requests began or ceased to wait. */
  onWaiting: () => void;
}

/** A request as far as whom it waits for follows from it. */
export interface WaitingRequest {
  personId: string;
  subject: string;
  system: string;
  role: string | null;
}

interface NewRequest {
  subject: string;
  reason: string;
  roleCode: string | null;
  until: string;
}

export type AccessRequests = ReturnType<typeof createAccessRequests>;

/** Keeps the requests of users for what they do not see, and finds who decides on each. */
export function createAccessRequests(parts: Parts) {
  const { db, clock, audit, offers, mayGive, mostDays, onWaiting } = parts;
  const find = async (id: string) =>
    (await findRequest(db, id)) ?? refuse('access-request.not-found');
  const bounds = () => boundsOn(clock, mostDays);

  /** Returns who decides, with what is offered; where a role is named, they are to be allowed to give that one. */
  async function routed(personId: string, subject: string, roleCode: string | null) {
    const offer = await offers.offerOf(personId, subject);
    const codes = offer.roles.map(({ code }) => code);
    if (roleCode !== null && !codes.includes(roleCode)) refuse('access-request.role');
    const roles = roleCode === null ? codes : [roleCode];
    const approver = await approverOf(db, { personId, system: offer.system, roles }, mayGive);
    return { offer, approver };
  }

  const note = (
    kind: 'access.requested' | 'access.withdrawn',
    { session, address, requestId }: Caller,
    detail: Record<string, string>,
  ) =>
    audit.record({
      kind,
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail,
    });

  return {
    async offer(personId: string, subject: string) {
      const { offer, approver } = await routed(personId, subject, null);
      return { ...offer, approver: approver?.realname ?? null, ...bounds() };
    },

    /** Returns who decides on a request that waits; nobody is named for what is given already. */
    async route({ personId, subject, system, role }: WaitingRequest): Promise<string | null> {
      if (role !== null) {
        const approver = await approverOf(db, { personId, system, roles: [role] }, mayGive);
        return approver?.id ?? null;
      }
      try {
        return (await routed(personId, subject, null)).approver?.id ?? null;
      } catch (error) {
        if (error instanceof Refused) return null;
        throw error;
      }
    },

    async add({ subject, reason, roleCode, until }: NewRequest, caller: Caller) {
      const { personId } = caller.session;
      const { offer, approver } = await routed(personId, subject, roleCode);
      if (!isWithin(until, bounds())) refuse('access-request.until', inDays(mostDays));
      const role = offer.roles.find(({ code }) => code === roleCode) ?? null;
      const id = await insertRequest(db, {
        ...offer,
        personId,
        subject,
        reason,
        role,
        until,
        approverId: approver?.id ?? null,
        now: clock.now(),
      });
      if (id === undefined) refuse('access-request.waiting');
      const asked = { about: subject.slice(0, 200), role: roleCode ?? '', until };
      await note('access.requested', caller, asked);
      onWaiting();
      return find(id);
    },

    /** Takes a request back; those of others are not there. */
    async withdraw(id: string, caller: Caller) {
      const { person_id, subject } = await find(id);
      if (person_id !== caller.session.personId) refuse('access-request.not-found');
      const isOurs = await updateAnswer(db, id, { state: 'withdrawn', now: clock.now() });
      if (!isOurs) refuse('access-request.answered');
      await note('access.withdrawn', caller, { about: subject.slice(0, 200) });
      onWaiting();
      return find(id);
    },

    mine: (personId: string) => newestOf(db, personId),

    list: ({ state, ...page }: PageRequest & { state?: AccessRequestState | undefined }) =>
      pageOfRequests(db, state, page),
  };
}

export const inDays = (mostDays: number) => ({
  message: `结束日期须在今天起 ${mostDays} 天内`,
});
