import { day } from '@portal/common/durations';
import type { Clock } from '#platform/time/clock.ts';
import type { SignInConfig } from '../config.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { addFailures, deleteCounters, readCounters } from './counters.ts';
import { type Attempt, attemptNames } from './names.ts';
import { isOfAccount, refusalOf, rulesOf } from './rules.ts';

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Counts failed attempts so that a stranger's do not lock a user out: those on a known browser on it alone, all others
 * by account and network, account and device, device, network and account. The counters are rows, so that a restart
 * resets none and all nodes count together. An unknown account is counted and locked like a known one.
 */
export function createAttempts(parts: {
  db: Database;
  clock: Clock;
  secret: string;
  signIn: SignInConfig;
}) {
  const { db, clock } = parts;
  const { of, ofFactor } = attemptNames(parts.secret);

  return {
    of,
    ofFactor,

    /**
     * Refuses an attempt after too many failures, whatever its password; else returns whether proof of work is
     * required.
     */
    async requireOpen(attempt: Attempt): Promise<{ asksWork: boolean }> {
      const now = clock.now().getTime();
      const counted = await readCounters(db, attempt);
      const locks = counted.filter(({ locked_until }) => Number(locked_until) > now);
      const [longest] = locks.toSorted((a, b) => Number(b.locked_until) - Number(a.locked_until));
      if (longest) {
        const retryAfter = Math.ceil((Number(longest.locked_until) - now) / 1_000);
        refuse(refusalOf(longest.kind), { retryAfter });
      }
      const rules = rulesOf(parts.signIn);
      const asksWork = counted.some(({ kind, failures, window_started_at }) => {
        const { work = Number.POSITIVE_INFINITY, windowMs } = rules[kind];
        return failures >= work && window_started_at.getTime() + windowMs > now;
      });
      return { asksWork };
    },

    /** Counts a failure; returns the highest of the counts. */
    async countFailure(attempt: Attempt, personId: string | undefined): Promise<number> {
      const rules = rulesOf(parts.signIn);
      return addFailures(db, attempt, { rules, now: clock.now(), personId });
    },

    /** Deletes all counters of an account, for an owner who authenticated another way. */
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

/** Deletes counters whose window began two days ago; the longest window is a day. */
export const deleteOldCounters = (db: Database, now: Date) =>
  db
    .deleteFrom('attempt_counter')
    .where('window_started_at', '<', new Date(now.getTime() - 2 * day))
    .execute();
