import type { AuditKind } from '@portal/contract/administration/audit-kinds';
import type { Refusal } from '@portal/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { anchorFileIn } from './anchor.ts';
import { createAnchorWriter } from './anchor-writer.ts';
import type { Entry } from './entry.ts';
import { auditKeyOf } from './key.ts';
import { createAuditQueue } from './queue.ts';
import { createAnonymousRefusals } from './anonymous-refusals.ts';
import { verifyChain } from './verify.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/network.ts';
import { actorOf } from '#platform/session/looker.ts';
import type { Looker } from '#platform/session/session.ts';

/** Something worth an entry. Its detail holds no password, no token and no whole telephone number. */
export interface AuditEntry {
  kind: AuditKind;
  actorId?: string | undefined;
  actorWorkNo?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
  detail?: Record<string, string>;
}

export type Audit = ReturnType<typeof createAudit>;

export interface AuditParts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** The installation's, from which the key is derived. */
  secret: string;
  /** The place of the anchor. */
  dataDirectory: string;
}

/** The audit trail: who did what, when and from where, in a chain that shows when it was tampered with. */
export function createAudit({ db, clock, log, secret, dataDirectory }: AuditParts) {
  const key = auditKeyOf(secret);
  const anchoring = createAnchorWriter({ db, clock, log, key, file: anchorFileIn(dataDirectory) });
  const queue = createAuditQueue({ db, clock, log, key, onSealed: (head) => anchoring.note(head) });
  const strangers = createAnonymousRefusals({ clock, note: (entry) => queue.note(entry) });

  function entryOf({ kind, detail, ...rest }: AuditEntry, looker?: Looker | null): Entry {
    const actor = actorOf(rest, looker);
    return {
      at: clock.now(),
      kind,
      actorId: actor.actorId,
      actorWorkNo: actor.actorWorkNo,
      address: rest.address ?? null,
      requestId: rest.requestId ?? null,
      detail: { ...detail, ...actor.detail },
    };
  }

  return {
    /** Seals an entry; resolves once it is on disk. */
    record: (entry: AuditEntry): Promise<void> => queue.seal(entryOf(entry)),

    /** Seals that a call was refused, without making the caller wait; strangers are counted in groups. */
    noteRefusal(refusal: Refusal, request: FastifyRequest): void {
      const { call: served } = request.routeOptions.config;
      const call = served && `${served.method} ${served.path}`;
      const session = request.visitor?.session;
      if (!session) {
        strangers.count(refusal, { network: networkOf(request.ip), call });
        return;
      }
      const entry = {
        kind: 'refusal',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address: request.ip,
        requestId: request.id,
        detail: { refusal, ...(call && { call }) },
      } as const;
      queue.note(entryOf(entry, session.lookedBy));
    },

    /** Waits until what came in so far is sealed, or cannot be, and is anchored. */
    async flush(): Promise<void> {
      strangers.flush();
      await queue.flush();
      await anchoring.flush();
    },

    verify: () => verifyChain(db, { keys: [key] }),
  };
}
