import type { Refusal } from '@portal/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Entry, verifyChain } from './audit-chain.ts';
import { createAuditQueue } from './audit-queue.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Something worth an entry. Its detail holds no password, no token and no whole telephone number. */
export interface AuditEntry {
  kind:
    | 'sign-in'
    | 'sign-in.refused'
    | 'sign-out'
    | 'hand-over'
    | 'hand-over.redeemed'
    | 'refusal'
    | 'password.changed'
    | 'session.ended'
    | 'tenant.chosen'
    | 'context.chosen'
    | 'administrator.made'
    | 'registration'
    | 'password.retrieved'
    | 'proof'
    | 'sign-in.unlocked'
    | 'enrolment.code-issued'
    | 'enrolment.opened'
    | 'second-factor.added'
    | 'second-factor.removed'
    | 'recovery-codes.renewed'
    | 'identity.bound'
    | 'identity.unbound'
    | 'account.created'
    | 'access.explained'
    | 'record.created'
    | 'record.changed'
    | 'release.registered'
    | 'release.switched'
    | 'release.rolled-back'
    | 'release.returned'
    | 'canary.started'
    | 'canary.stopped'
    | 'announcement.written'
    | 'announcement.deleted'
    | 'announcement.sent'
    | 'announcement.recalled'
    | 'announcement.ended'
    | 'announcement.pinned'
    | 'announcement.revised'
    | 'announcement.exported'
    | 'template.written'
    | 'template.deleted'
    | 'template.tried'
    | 'announcement.copy-repeated'
    | 'logout-notice.repeated';
  actorId?: string | undefined;
  actorWorkNo?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
  detail?: Record<string, string>;
}

export type Audit = ReturnType<typeof createAudit>;

/** The audit trail: who did what, when and from where, in a chain that shows when it was tampered with. */
export function createAudit({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  const queue = createAuditQueue({ db, log });

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
    record: (entry: AuditEntry): Promise<void> => queue.seal(entryOf(entry)),

    /** Seals that a call was refused, without making the caller wait. */
    noteRefusal(refusal: Refusal, request: FastifyRequest): void {
      const { call } = request.routeOptions.config;
      const session = request.visitor?.session;
      queue.note(
        entryOf({
          kind: 'refusal',
          actorId: session?.personId,
          actorWorkNo: session?.workNo,
          address: request.ip,
          requestId: request.id,
          detail: { refusal, ...(call && { call: `${call.method} ${call.path}` }) },
        }),
      );
    },

    /** Waits until what came in so far is sealed, or cannot be. */
    flush: queue.flush,

    verify: () => verifyChain(db),
  };
}
