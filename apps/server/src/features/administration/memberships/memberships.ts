import type { MembershipKind, setMemberships } from '@portal/contract/administration/memberships';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { calendarDay } from '@portal/common/group-time';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import { keepingAdministrators } from '#platform/database/last-administrator.ts';
import { readPeople } from '../people/list-store.ts';
import type { MayGive } from './membership-options.ts';
import type { StoredPerson } from '../people/person-store.ts';
import { personToWire } from '../people/to-wire.ts';
import {
  existing,
  type DatedKey,
  membershipsOf,
  putMemberships,
  removeMemberships,
  rolesOf,
  takeVersion,
} from './membership-store.ts';

interface MembershipParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  countFactors: (db: Database, personId: string) => Promise<number>;
  mayGive: MayGive;
}

type MembershipForm = z.infer<typeof setMemberships.input>;

export type PersonMemberships = ReturnType<typeof createPersonMemberships>;

/** Shows what a person belongs to, and changes it within the reach of the caller. */
export function createPersonMemberships(parts: MembershipParts) {
  const { db, clock, audit, access, sessions, countFactors, mayGive } = parts;

  /** Refuses what the caller does not reach: nobody gives or takes away what they do not administer themselves. */
  async function requireReach(
    kind: MembershipKind,
    keys: readonly string[],
    session: Session,
  ): Promise<void> {
    const giver = { reach: await access.reachOf(session), session };
    for (const key of keys) {
      if (!(await mayGive(giver, kind, key))) refuse('scope.exceeded');
    }
  }

  async function requireSound(
    person: StoredPerson,
    kind: MembershipKind,
    { held, added }: { held: readonly DatedKey[]; added: readonly DatedKey[] },
  ): Promise<void> {
    const today = calendarDay(clock.now());
    if (added.some(({ endsOn }) => endsOn !== null && endsOn < today)) refuse('membership.over');
    const keys = added.map(({ key }) => key);
    const known = await existing(db, kind, keys);
    if (!keys.every((key) => known.has(key))) refuse('membership.unknown');
    if (kind !== 'tenant') return;
    const home = held.find(({ key }) => key === String(person.tenant_id));
    if (home?.endsOn !== null) refuse('membership.last-tenant');
  }

  return {
    async fileOf(id: string, { session }: Caller) {
      const person = await access.seen({ session }, id);
      const [[row], memberships, roles, factors, isChangeable] = await Promise.all([
        readPeople(db, [id]),
        membershipsOf(db, id),
        rolesOf(db, id),
        countFactors(db, id),
        access.isChangeable(session, person),
      ]);
      return {
        person: personToWire(row ?? refuse('person.not-found')),
        memberships,
        roles,
        hasSecondFactor: factors > 0,
        isChangeable,
      };
    },

    /** Sets all memberships of a kind; of somebody changed meanwhile, the refusal has the newer person. */
    async set({ id, version, kind, memberships: wanted }: MembershipForm, caller: Caller) {
      const person = await access.seen(caller, id);
      await access.requirePower(caller.session, person);
      const before = (await membershipsOf(db, id)).filter((each) => each.kind === kind);
      const { added, removed } = differenceOf(before, wanted);
      await requireReach(kind, [...added.map(({ key }) => key), ...removed], caller.session);
      await requireSound(person, kind, { held: wanted, added });

      const next = await keepingAdministrators(() =>
        db.transaction().execute(async (within) => {
          const taken = await takeVersion(within, { id, version });
          if (taken === undefined) return undefined;
          await removeMemberships(within, { personId: id, kind }, removed);
          await putMemberships(within, { personId: id, kind }, added);
          return taken;
        }),
      );
      if (next === undefined) {
        const [newer] = await readPeople(db, [id]);
        refuse('person.changed', newer && { result: personToWire(newer) });
      }
      // A session in a tenant that was taken away would go on there.
      if (kind === 'tenant' && removed.length > 0) await sessions.revokeAllOf(id);
      await recordChange(audit, caller, {
        kind: 'person.memberships-set',
        object: person.work_no,
        before: { [kind]: before.map(keyAndEnd) },
        after: { [kind]: wanted.map(keyAndEnd) },
      });
      return { version: next };
    },
  };
}

function differenceOf(before: readonly DatedKey[], wanted: readonly DatedKey[]) {
  const [had, wants] = [endsByKey(before), endsByKey(wanted)];
  return {
    added: wanted.filter(({ key, endsOn }) => !had.has(key) || had.get(key) !== endsOn),
    removed: before.map(({ key }) => key).filter((key) => !wants.has(key)),
  };
}

const endsByKey = (held: readonly DatedKey[]) =>
  new Map(held.map(({ key, endsOn }) => [key, endsOn]));

const keyAndEnd = ({ key, endsOn }: DatedKey): string =>
  endsOn === null ? key : `${key} (${endsOn})`;
