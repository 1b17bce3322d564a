import { coalesce } from '@portal/common/coalesce';
import { minute, second } from '@portal/common/durations';
import { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Assert } from '../signing/assertions.ts';
import {
  claimEnded,
  findNotice,
  forget,
  giveUp,
  type LogoutNotice,
  noticesGivenUp,
  queueAgain,
} from './store.ts';

/** Sessions that end without anybody saying so are looked for this often. */
const lookEveryMs = 15 * second;
const lifeMs = 2 * minute;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Tried again for about an hour. */
const queue: Queue<{ loginId: string }> = {
  name: 'logout-notice',
  data: z.object({ loginId: z.string() }),
  retries: 8,
  retryAfter: 10,
  expiresIn: 60,
};

interface Parts {
  db: Database;
  bus: Bus;
  clock: Clock;
  outbounds: Outbounds;
  faults: Faults;
  jobs: Jobs;
  assert: Assert;
}

export type LogoutNotices = ReturnType<typeof createLogoutNotices>;

/**
 * Notifies clients that a session has ended (OpenID Connect Back-Channel Logout). A login whose session is gone stays
 * in the database until its client was notified, or until an administrator has seen that it never was.
 */
export function createLogoutNotices({ db, bus, clock, outbounds, faults, jobs, assert }: Parts) {
  async function tell(uri: string, { id, personId, clientId }: LogoutNotice): Promise<void> {
    const { origin, pathname, searchParams } = new URL(uri);
    const claims = { sub: personId, sid: id, events: { [logoutEvent]: {} } };
    const logout_token = await assert({ typ: 'logout+jwt', aud: clientId, lifeMs, claims });
    await outbounds.to({ kind: 'logout', name: clientId, base: origin }).ask({
      method: 'POST',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: new URLSearchParams({ logout_token }),
    });
  }

  jobs.work(queue, async ({ data: { loginId }, isLastTry }) => {
    const notice = await findNotice(db, loginId);
    if (!notice) return;
    try {
      if (notice.uri !== null) await tell(notice.uri, notice);
    } catch (error) {
      if (isLastTry) await giveUp(db, loginId, { now: clock.now(), problem: wordsOf(error) });
      throw error;
    }
    await forget(db, loginId);
  });

  const send = (tx: Database, loginId: string) => jobs.send(queue, { loginId }, { within: tx });

  async function queueEnded(): Promise<void> {
    if (await claimEnded(db, clock.now(), send)) jobs.wake(queue);
  }
  const queueing = coalesce(queueEnded, (err) => faults.note('logout notices', err));

  bus.subscribe('session.revoked', queueing.request);
  const timer = setInterval(queueing.request, lookEveryMs).unref();

  return {
    /** Lists the notices given up, the newest first. */
    givenUp: () => noticesGivenUp(db),

    /** Tries one that was given up again; false where it is no such notice. */
    async repeat(id: string): Promise<boolean> {
      const isQueued = await queueAgain(db, id, send);
      jobs.wake(queue);
      return isQueued;
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await queueing.settled();
    },
  };
}

/** Describes a failure for administrators: a status or a missing response, never the text of a client. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unknown';
