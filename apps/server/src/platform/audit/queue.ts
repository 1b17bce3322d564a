import { coalesce } from '@portal/common/coalesce';
import { second } from '@portal/common/durations';
import type { Logger } from 'pino';
import { append, type Head } from './chain.ts';
import type { Entry } from './entry.ts';
import type { AuditKey } from './key.ts';
import type { Clock } from '#platform/time/clock.ts';
import { isUnavailable } from '#platform/database/errors.ts';
import type { Database } from '#platform/database/database.ts';

interface QueuedEntry {
  entry: Entry;
  /** Settles with the outcome; absent where nobody waits for it. */
  settle?: PromiseWithResolvers<void>;
}

/** A flood of noted entries is cut off here. */
const mostWaiting = 10_000;
const mostAtOnce = 500;
const retryMs = second;

interface QueueParts {
  db: Database;
  clock: Clock;
  log: Logger;
  key: AuditKey;
  /** Hears of the newest entry after each turn. */
  onSealed?: (head: Head | undefined) => void;
}

/** Queues entries for the chain: those that arrive while some are being sealed go together in the next batch. */
export function createAuditQueue({ db, clock, log, key, onSealed }: QueueParts) {
  let waiting: QueuedEntry[] = [];
  let dropped = 0;

  /** Works until nothing waits. */
  async function sealAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        const entries = batch.map(({ entry }) => entry);
        const head = await append(db, { key, now: clock.now() }, entries);
        onSealed?.(head);
        for (const { settle } of batch) settle?.resolve();
      } catch (error) {
        giveUp([...batch, ...waiting], error);
        break;
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'entries left out of the audit trail');
    dropped = 0;
  }
  const sealing = coalesce(sealAll, (err) => log.error({ err }, 'audit trail not written'));

  /** Rejects awaited entries, and keeps the others for later unless the entries themselves are wrong. */
  function giveUp(unsealed: QueuedEntry[], error: unknown): void {
    log.error({ err: error, entries: unsealed.length }, 'audit trail not written');
    for (const { settle } of unsealed) settle?.reject(error);
    const noted = unsealed.filter(({ settle }) => !settle);
    waiting = isUnavailable(error) ? noted : [];
    dropped += noted.length - waiting.length;
    if (waiting.length > 0) setTimeout(() => void flush(), retryMs).unref();
  }

  /** Waits until what came in so far is sealed, or cannot be. */
  function flush(): Promise<void> {
    if (waiting.length > 0) sealing.request();
    return sealing.settled();
  }

  return {
    flush,

    /** Seals an entry; resolves once it is on disk. */
    seal(entry: Entry): Promise<void> {
      const settle = Promise.withResolvers<void>();
      waiting.push({ entry, settle });
      void flush();
      return settle.promise;
    },

    /** Seals an entry as soon as may be, or counts it as dropped when too many wait. */
    note(entry: Entry): void {
      if (waiting.length < mostWaiting) waiting.push({ entry });
      else dropped += 1;
      void flush();
    },
  };
}
