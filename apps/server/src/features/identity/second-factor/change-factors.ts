import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Duty } from './policy.ts';
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
  duty: Duty;
  codes: RecoveryCodes;
}

export type ChangeFactors = ReturnType<typeof createChangeFactors>;

/** What goes with every change of what somebody has to show: one change at a time, its rules, its entry. */
export function createChangeFactors({ db, clock, sessions, audit, duty, codes }: Parts) {
  const record = (kind: ChangeKind, caller: Caller, detail: Record<string, string> = {}) =>
    audit.record({ kind, ...actorOf(caller), detail });

  /** Runs a change while nobody else makes one for the same person. */
  const alone = <T>({ session }: Caller, run: (within: Database) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (within) => {
      await lockFactorsOf(within, session.personId);
      return run(within);
    });

  return {
    /** Adds one by `put`; answers recovery codes where there are none yet. Whoever owed one owes it no longer. */
    async add(caller: Caller, factor: Factor, put: (within: Database) => Promise<void>) {
      const { tokenHash, personId } = caller.session;
      const recoveryCodes = await alone(caller, async (within) => {
        await insistOnMayAdd(within, caller.session, clock.now());
        await put(within);
        await openEnrolmentOf(within, tokenHash, null);
        return codes.issueFirst(within, personId);
      });
      await sessions.settle(tokenHash, { due: 'second-factor' });
      await sessions.prove(tokenHash);
      await record('second-factor.added', caller, { factor });
      return { recoveryCodes };
    },

    /** Takes one away by `take`, which says whether there was any; the last one stays where a role asks for it. */
    async remove(
      caller: Caller,
      factor: Factor,
      take: (within: Database) => Promise<boolean>,
    ): Promise<boolean> {
      const { personId } = caller.session;
      const isRequired = await duty.isRequired(personId);
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
 * Who has one and owes it shows it: adding another would be a way around it. The first one takes more than the password,
 * shown in the same session not long ago.
 */
export async function insistOnMayAdd(within: Database, session: Session, now: Date): Promise<void> {
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
