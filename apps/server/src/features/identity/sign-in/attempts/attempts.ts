import { day, hour } from '@portal/common/durations';
import type { Clock } from '#platform/time/clock.ts';
import type { SignInConfig } from '../config.ts';
import type { Database } from '#platform/database/database.ts';
import { nowAndThen } from '#platform/time/throttle.ts';
import { refuse } from '#platform/http/refuse.ts';
import { addFailures, deleteCounters, readCounters } from './counters.ts';
import { type Attempt, attemptNames } from './names.ts';
import { isOfAccount, refusalOf, rulesOf } from './rules.ts';

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Failed tries, counted so that a stranger's do not lock anybody out: those of a known browser on it alone, all others
 * per account and network, account and device, device, network and account. They are rows, so that a restart forgives
 * nobody and all nodes count together. An account that does not exist is counted and locked like one that does.
 */
export function createAttempts(parts: {
  db: Database;
  clock: Clock;
  secret: string;
  signIn: SignInConfig;
}) {
  const { db, clock } = parts;
  const rules = rulesOf(parts.signIn);
  const { of, ofFactor } = attemptNames(parts.secret);
  const sweep = nowAndThen({ clock, everyMs: hour }, (now) =>
    db
      .deleteFrom('attempt_counter')
      .where('window_started_at', '<', new Date(now.getTime() - 2 * day))
      .execute(),
  );

  return {
    of,
    ofFactor,

    /** Refuses a try that comes after too many failures, whatever its password; else answers whether work is asked. */
    async insistOnOpen(attempt: Attempt): Promise<{ asksWork: boolean }> {
      const now = clock.now().getTime();
      const counted = await readCounters(db, attempt);
      const locks = counted.filter(({ locked_until }) => Number(locked_until) > now);
      const [longest] = locks.toSorted((a, b) => Number(b.locked_until) - Number(a.locked_until));
      if (longest) {
        const retryAfter = Math.ceil((Number(longest.locked_until) - now) / 1_000);
        refuse(refusalOf(longest.kind), { retryAfter });
      }
      const asksWork = counted.some(({ kind, failures, window_started_at }) => {
        const { work = Number.POSITIVE_INFINITY, windowMs } = rules[kind];
        return failures >= work && window_started_at.getTime() + windowMs > now;
      });
      return { asksWork };
    },

    /** Answers how many failures stand on the counter that has the most of them now. */
    async countFailure(attempt: Attempt, personId: string | undefined): Promise<number> {
      await sweep();
      return addFailures(db, attempt, { rules, now: clock.now(), personId });
    },

    /** Wipes all that is counted on an account, for an owner who proved themselves another way. */
    forgiveOwner: (attempt: Attempt): Promise<void> =>
      deleteCounters(
        db,
        attempt.filter(({ network }) => network === undefined),
      ),

    /** The right password wipes the slate of the account there: not of the network or device, which try many. */
    forgive: (attempt: Attempt): Promise<void> =>
      deleteCounters(
        db,
        attempt.filter(({ kind }) => isOfAccount(kind)),
      ),
  };
}
