import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { calendarDay } from '@portal/common/group-time';
import { isLastAdministrator } from '#platform/database/last-administrator.ts';
import { deleteEnded, type Ended, endedMembers, removeMemberships } from './membership-store.ts';

interface EndParts {
  db: Database;
  audit: Audit;
  sessions: Pick<Sessions, 'revokeAllOf'>;
}

/**
 * Ends the memberships whose last day is over, in every tenant. Run once a minute; all that depends on a membership
 * reads it, or hears of the epoch that its deletion raises.
 */
export const createMembershipEnd =
  ({ db, audit, sessions }: EndParts) =>
  (now: Date): Promise<void> =>
    eachTenant(db, async () => {
      const today = calendarDay(now);
      const ended = await deleteEnded(db, today);
      for (const member of await endedMembers(db, today)) {
        if (await endMember(db, member)) {
          await sessions.revokeAllOf(member.personId);
          ended.push(member);
        }
      }
      for (const { workNo, kind, key } of ended) {
        const detail = { object: workNo, before: JSON.stringify({ [kind]: key }) };
        await audit.record({ kind: 'person.membership-ended', detail });
      }
    });

/** Ends a membership of a tenant, unless the database keeps its last administrator; returns whether it did. */
async function endMember(db: Database, { personId, key }: Ended): Promise<boolean> {
  try {
    await removeMemberships(db, { personId, kind: 'tenant' }, [key]);
    return true;
  } catch (error) {
    if (isLastAdministrator(error)) return false;
    throw error;
  }
}
