import { PolicyChange, rowOf } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import { Refused } from '#platform/http/refuse.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';
import { lockPolicy, readRows } from '../changes/apply-changes.ts';
import { requireOwnScope } from '../drafts/own-scope.ts';
import { publishChanges } from './publish.ts';

export interface GivenRole {
  role: string;
  personId: string;
  until: Date;
  /** The giver, who holds it too: nobody gives what they do not hold. */
  giverId: string;
  reason: string;
}

type MemberChange = Extract<PolicyChange, { kind: 'member' }>;
export type GivingRoles = ReturnType<typeof givingRoles>;

/** Gives a role that somebody asked for, by a revision with the names of both. */
export function givingRoles({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }) {
  return {
    /** Returns whether somebody holds all that a role holds, and administers the person where their scope has limits. */
    async mayGive(giverId: string, role: string, personId: string): Promise<boolean> {
      const change: MemberChange = {
        ...memberOf(role, personId),
        before: null,
        after: { until: null },
      };
      try {
        await requireOwnScope(db, giverId, [change]);
        return true;
      } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
      }
    },

    /** Gives the role within a transaction; one that is held already until a moment is held longer. */
    async give(tx: Database, given: GivenRole): Promise<number> {
      const { role, personId, giverId, reason } = given;
      await lockPolicy(tx);
      const row = memberOf(role, personId);
      const before = (await readRows(tx, [row])).get(rowOf(row)) ?? null;
      const after = { until: wireTime(given.until) };
      const changes = [PolicyChange.parse({ ...row, before, after })];
      await requireOwnScope(tx, giverId, changes);
      return publishChanges(
        tx,
        { clock, jobs },
        {
          cause: 'request',
          changes,
          authorId: personId,
          secondId: giverId,
          reason,
          draftId: null,
          takesBack: null,
        },
      );
    },
  };
}

const memberOf = (role: string, personId: string): Pick<MemberChange, 'kind' | 'key'> => ({
  kind: 'member',
  key: [role, personId],
});
