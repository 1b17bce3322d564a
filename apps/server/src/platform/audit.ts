import type { Refusal } from '@portal/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { append, type Entry, verifyChain } from './audit-chain.ts';
import type { Clock } from './clock.ts';
import { isUnavailable } from './database-errors.ts';
import type { Database } from './database.ts';

/** Something worth an entry. Its detail holds no password, no token and no whole telephone number. */
export interface AuditEntry {
  kind: 'sign-in' | 'sign-in.refused' | 'sign-out' | 'refusal';
  actorId?: string | undefined;
  actorWorkNo?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
  detail?: Record<string, string>;
}

interface Waiting {
  entry: Entry;
  /** Hears the outcome; absent where nobody waits for it. */
  settle?: PromiseWithResolvers<void>;
}

const mostNoted = 10_000;
const mostAtOnce = 500;
const retryMs = 1_000;

export type Audit = ReturnType<typeof createAudit>;

/** The audit trail. What comes in while entries are being sealed is sealed together in the next transaction. */
export function createAudit({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  let waiting: Waiting[] = [];
  let sealing: Promise<void> | undefined;
  let dropped = 0;

  /** Works until nothing waits. */
  async function sealAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        await append(
          db,
          batch.map(({ entry }) => entry),
        );
        for (const { settle } of batch) settle?.resolve();
      } catch (error) {
        giveUp([...batch, ...waiting], error);
        break;
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'refusals left out of the audit trail');
    dropped = 0;
    sealing = undefined;
  }

  /** Tells those who wait, and keeps what was only noted for later: unless it is the entries that are wrong. */
  function giveUp(unsealed: Waiting[], error: unknown): void {
    log.error({ err: error, entries: unsealed.length }, 'audit trail not written');
    for (const { settle } of unsealed) settle?.reject(error);
    const noted = unsealed.filter(({ settle }) => !settle);
    waiting = isUnavailable(error) ? noted : [];
    dropped += noted.length - waiting.length;
    if (waiting.length > 0) setTimeout(() => void start(), retryMs).unref();
  }

  function start(): Promise<void> {
    if (waiting.length > 0) sealing ??= sealAll();
    return sealing ?? Promise.resolve();
  }

  const entryOf = ({ kind, detail = {}, ...rest }: AuditEntry): Entry => ({
    at: clock.now(),
    kind,
    actorId: rest.actorId ?? null,
    actorWorkNo: rest.actorWorkNo ?? null,
    address: rest.address ?? null,
    requestId: rest.requestId ?? null,
    detail,
  });

  return {
    /** Answers once the entry is sealed and on disk. */
    record(entry: AuditEntry): Promise<void> {
      const settle = Promise.withResolvers<void>();
      waiting.push({ entry: entryOf(entry), settle });
      void start();
      return settle.promise;
    },

    /** Seals that a call was refused, without making the caller wait; a flood of them is cut off, and counted. */
    noteRefusal(refusal: Refusal, request: FastifyRequest): void {
      if (waiting.length >= mostNoted) {
        dropped += 1;
        return;
      }
      const { call } = request.routeOptions.config;
      const { visitor } = request;
      waiting.push({
        entry: entryOf({
          kind: 'refusal',
          actorId: visitor?.session?.personId,
          actorWorkNo: visitor?.session?.workNo,
          address: request.ip,
          requestId: request.id,
          detail: { refusal, ...(call && { call: `${call.method} ${call.path}` }) },
        }),
      });
      void start();
    },

    /** Waits until what came in so far is sealed, or cannot be. */
    flush: start,

    verify: () => verifyChain(db),
  };
}
