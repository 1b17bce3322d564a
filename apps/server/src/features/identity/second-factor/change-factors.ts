import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { SecondFactorPolicy } from './policy.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { enrolmentOf, openEnrolmentOf } from './enrolment/store.ts';
import { countFactorsOf, deleteRecoveryCodes, lockFactorsOf } from './store.ts';

type Factor = 'totp' | 'passkey';
type ChangeKind = 'second-factor.added' | 'second-factor.removed' | 'recovery-codes.renewed';

interface Parts {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  audit: Audit;
  factorPolicy: SecondFactorPolicy;
  codes: RecoveryCodes;
}

export type ChangeFactors = ReturnType<typeof createChangeFactors>;

/** Wraps every change of a user's second factors: one at a time, by the rules, with an audit entry. */
export function createChangeFactors({ db, clock, sessions, audit, factorPolicy, codes }: Parts) {
  const record = (kind: ChangeKind, caller: Caller, detail: Record<string, string> = {}) =>
    audit.record({ kind, ...actorOf(caller), detail });

  /** Runs a change while no other one runs for the same user. */
  const alone = <T>({ session }: Caller, run: (within: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (within) => {
      await lockFactorsOf(within, session.personId);
      return run(within);
    });

  return {
    /**
     * Adds a factor by `put`; returns recovery codes where there are none yet. A pending second factor is settled by
     * it.
     */
    async add(caller: Caller, factor: Factor, put: (within: Database) => Promise<void>) {
      const { tokenHash, personId } = caller.session;
      const recoveryCodes = await alone(caller, async (within) => {
        await requireMayAdd(within, caller.session, clock.now());
        await put(within);
        await openEnrolmentOf(within, tokenHash, null);
        return codes.issueFirst(within, personId);
      });
      await sessions.settle(tokenHash, { due: 'second-factor' });
      await sessions.prove(tokenHash);
      await record('second-factor.added', caller, { factor });
      return { recoveryCodes };
    },

    /** Removes a factor by `take`, which returns whether there was one; the last one stays where a role requires it. */
    async remove(
      caller: Caller,
      factor: Factor,
      take: (within: Database) => Promise<boolean>,
    ): Promise<boolean> {
      const { personId } = caller.session;
      const isRequired = await factorPolicy.isRequired(personId);
      const wasThere = await alone(caller, async (within) => {
        if (!(await take(within))) return false;
        if ((await countFactorsOf(within, personId)) > 0) return true;
        if (isRequired) refuse('second-factor.last');
        await deleteRecoveryCodes(within, personId);
        return true;
      });
      if (wasThere) await record('second-factor.removed', caller, { factor });
      return wasThere;
    },

    async renewCodes(caller: Caller): Promise<{ recoveryCodes: string[] }> {
      const { personId } = caller.session;
      const recoveryCodes = await alone(caller, async (within) => {
        if ((await countFactorsOf(within, personId)) === 0) refuse('second-factor.none');
        return codes.renew(within, personId);
      });
      await record('recovery-codes.renewed', caller);
      return { recoveryCodes };
    },
  };
}

/**
 * Refuses to add a factor in a session that still owes one: that would be a way around it. The first factor also takes
 * a code, shown in the same session not long ago.
 */
export async function requireMayAdd(within: Database, session: Session, now: Date): Promise<void> {
  const { factors, until } = await enrolmentOf(within, session);
  if (factors === 0) {
    if (until === null || until <= now) refuse('enrolment.due');
  } else if (session.owes.includes('second-factor')) refuse('due.second-factor');
}

const actorOf = ({ session, address, requestId }: Caller) => ({
  actorId: session.personId,
  actorWorkNo: session.workNo,
  address,
  requestId,
});
