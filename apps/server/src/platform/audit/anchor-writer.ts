import { coalesce } from '@portal/common/coalesce';
import { minute, second } from '@portal/common/durations';
import type { Logger } from 'pino';
import { type AuditAnchor, readAnchors, signAnchor, writeAnchor } from './anchor.ts';
import type { Head } from './chain.ts';
import type { AuditKey } from './key.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

interface AnchorWriterParts {
  db: Database;
  clock: Clock;
  log: Logger;
  key: AuditKey;
  /** The place of the anchor. */
  file: string;
}

const writeEveryMs = second;
const logEveryMs = minute;

/**
 * Records the newest entry outside the database: in a file within a second, in the log once a minute. An anchor that
 * the database contradicts stays as evidence and is not overwritten.
 */
export function createAnchorWriter({ db, clock, log, key, file }: AnchorWriterParts) {
  let newest: Head | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;

  async function write({ seq, hash }: Head): Promise<void> {
    const at = clock.now();
    const anchor = signAnchor({ seq, hash: hash.toString('hex'), at: at.toISOString() }, key);
    if (Math.abs(at.getTime() - loggedAt) >= logEveryMs) {
      log.info({ auditAnchor: anchor }, 'audit trail anchored');
      loggedAt = at.getTime();
    }
    const kept = (await readAnchors(file, [key])).at(-1);
    if (kept && BigInt(kept.seq) > BigInt(seq)) return contradict(kept);
    if (kept && !(await isInTrail(kept))) return contradict(kept);
    await writeAnchor(file, anchor);
  }

  function contradict({ seq, at }: AuditAnchor): void {
    log.error({ seq, at, file }, 'the audit trail was cut off or written anew');
  }

  async function isInTrail({ seq, hash }: AuditAnchor): Promise<boolean> {
    const row = await db
      .selectFrom('audit_entry')
      .select('hash')
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.hash.toString('hex') === hash;
  }

  const writing = coalesce(
    async () => {
      if (!newest) return;
      const head = newest;
      newest = undefined;
      await write(head);
    },
    (err) => log.warn({ err, file }, 'no anchor written'),
  );

  /** Writes the newest entry; a failing disk stops nobody from working. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing.request();
    await writing.settled();
  }

  return {
    flush,

    /** Anchors an entry soon, unless a newer one comes meanwhile. */
    note(head: Head | undefined): void {
      if (!head) return;
      newest = head;
      timer ??= setTimeout(() => void flush(), writeEveryMs).unref();
    },
  };
}
