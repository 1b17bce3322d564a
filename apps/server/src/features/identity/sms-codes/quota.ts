import { day } from '@portal/common/durations';
import { codeRequests } from '@portal/contract/limits';
import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/network.ts';
import type { CodeUse } from '#platform/tokens/one-time-codes.ts';
import { refuse } from '#platform/http/refuse.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import { lockRequests, noteRequest, requestsSince } from './store.ts';

interface QuotaParts {
  db: Database;
  clock: Clock;
  secret: string;
}

/** Limits requests for codes: messages cost money, and nobody wants a phone that rings all night. */
export function createQuota({ db, clock, secret }: QuotaParts) {
  const key = keyFor(secret, 'requests for codes');
  const hmac = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

  return {
    /** Counts a request, or refuses it; of those that come at the same moment no more get by than one after another. */
    async spend({ to, visitor }: CodeUse): Promise<void> {
      const counted = { number: hmac(`number ${to}`), network: hmac(networkOf(visitor.address)) };
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        await lockRequests(tx, counted);
        const past = await requestsSince(tx, counted, new Date(now.getTime() - day));
        const wait = Math.max(
          waitFor(momentsOf(past.filter(({ isNumber }) => isNumber)), codeRequests.number, now),
          waitFor(momentsOf(past.filter(({ isNetwork }) => isNetwork)), codeRequests.address, now),
        );
        if (wait > 0) refuse('sms.limited', { retryAfter: Math.ceil(wait / 1_000) });
        await noteRequest(tx, counted, now);
      });
    },
  };
}

const momentsOf = (requests: { at: Date }[]): number[] => requests.map(({ at }) => at.getTime());

interface Limit {
  withinMs: number;
  most: number;
}

/** Milliseconds until one more stays within every limit; 0 when it does now. `moments` are in order. */
function waitFor(moments: number[], limits: readonly Limit[], now: Date): number {
  const waits = limits.map(({ withinMs, most }) => {
    const inTheWay = moments.at(-most);
    return inTheWay === undefined ? 0 : inTheWay + withinMs - now.getTime();
  });
  return Math.max(0, ...waits);
}
