import type { Call, PendingStep } from '@portal/contract/call';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import { headerNames } from '@portal/contract/headers';
import { rates } from '@portal/contract/limits';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { checkClaims, checkContext, claimedContext } from './claims.ts';
import type { Limiter } from '#platform/limits/rate-limiter.ts';
import { networkOf } from './network.ts';
import { refuse } from './refuse.ts';
import type { Caller, Session, Visitor } from '#platform/session/session.ts';
import { withinTenant } from '#platform/database/tenant.ts';

/** The functions the gate needs of others; `app.ts` hands them over. */
export interface GateKeepers {
  limiter: Limiter;
  /** Finds the session of a token; counts as use of it unless stated otherwise. */
  findSession: (token: string, use?: { isUse: boolean }) => Promise<Session | undefined>;
  pendingStepsOf: (session: Session) => PendingStep[];
  isReauthenticated: (session: Session) => boolean;
  /** Returns whether the chosen context is the user's. */
  isMember: (session: Session, chosen: WorkContext) => Promise<boolean>;
  mayAct: (session: Session, action: string) => Promise<boolean>;
  /** The operator's secret; without one the operator calls admit nobody. */
  operatorSecret: string | undefined;
  /** The portal's own origin, where it is not the host that requests name. */
  publicOrigin: string | undefined;
}

export type Gate = ReturnType<typeof createGate>;

/**
 * Admits or refuses every call: checks origin, rate, session, claims, pending steps, action, reauthentication and
 * context, in this order; admits nobody by default.
 */
export function createGate(keepers: GateKeepers) {
  const { limiter, findSession, pendingStepsOf, isReauthenticated, mayAct, isMember } = keepers;
  const { operatorSecret, publicOrigin } = keepers;

  async function requirePermission(call: Call, session: Session): Promise<void> {
    requireSettled(call, pendingStepsOf(session));
    if (call.action !== null && !(await mayAct(session, call.action))) refuse('action.denied');
    if (call.proof === 'fresh' && !isReauthenticated(session)) refuse('proof.stale');
  }

  /** Returns the context of the caller's tab, once it is known to be theirs. */
  async function contextOf(
    call: Call,
    request: FastifyRequest,
    session: Session,
  ): Promise<WorkContext> {
    const chosen = claimedContext(request);
    if (!(await isMember(session, chosen))) refuse('context.foreign');
    checkContext(call, request, chosen);
    return chosen;
  }

  return {
    /** Counts a request for a file or a page, by the caller's network. */
    countFile({ ip }: FastifyRequest): void {
      const wait = limiter.take(`file ${networkOf(ip)}`, rates.file);
      if (wait > 0) refuse('rate.exceeded', { retryAfter: wait });
    },

    async admit(call: Call, request: FastifyRequest): Promise<Visitor> {
      checkOrigin(request, publicOrigin);
      const visitor = visitorOf(request, publicOrigin);
      const token = tokenOf(request);
      const isUse = call.isBackground !== true;
      const session =
        token && call.rate !== 'sign-in' ? await findSession(token, { isUse }) : undefined;
      // Set before anything can be refused, so that the audit trail knows whom it was refused.
      request.visitor = { ...visitor, session };
      const bucket = session ? session.tokenHash.toString('base64') : networkOf(visitor.address);
      const wait = limiter.take(`${call.rate} ${bucket}`, rates[call.rate]);
      if (wait > 0) refuse('rate.exceeded', { retryAfter: wait });

      if (session?.lookedBy) requireReading(call);
      if (call.admits === 'operator') checkOperator(request, operatorSecret);
      if (call.admits !== 'signed-in') return request.visitor;
      const known = session ?? refuse('session.expired');
      checkClaims(request, known);
      return withinTenant(known.tenantId, async (): Promise<Caller> => {
        await requirePermission(call, known);
        return { ...visitor, session: known, context: await contextOf(call, request, known) };
      });
    },
  };
}

/** Refuses a call while a step is pending; the most pressing one decides. */
function requireSettled({ openWhile = [] }: Call, [due]: PendingStep[]): void {
  if (due && !openWhile.includes(due)) refuse(`due.${due}`);
}

/** Refuses what a session that looks as somebody else may not do: to change anything, and to carry tables away. */
function requireReading({ rate, envelope, whileLooking }: Call): void {
  const isReading = rate === 'read' && envelope !== 'csv';
  if (whileLooking !== 'open' && (whileLooking === 'closed' || !isReading)) {
    refuse('look.read-only');
  }
}

function visitorOf(request: FastifyRequest, publicOrigin: string | undefined): Visitor {
  const device = request.headers[headerNames.device];
  return {
    address: request.ip,
    deviceId: typeof device === 'string' && /^[\w-]{8,64}$/.test(device) ? device : 'unnamed',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 256),
    requestId: request.id,
    // A browser's own word is better than ours: behind a proxy we do not know whether it came by https.
    // The host is the one asked for: X-Forwarded-Host is the caller's own word where a proxy passes it on.
    origin:
      publicOrigin ?? request.headers.origin ?? `${request.protocol}://${request.headers.host}`,
    session: undefined,
  };
}

/**
 * Refuses calls from pages of other sites, by the Origin header. Ours is the public origin alone; without one it is the
 * requested host under either scheme, since a proxy's TLS is not visible here.
 */
function checkOrigin({ headers }: FastifyRequest, publicOrigin: string | undefined): void {
  const { origin, host } = headers;
  if (origin === undefined) return;
  const isOurs =
    publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
  if (!isOurs) refuse('origin.foreign');
}

/** A token is 256 bits in base64url. Anything else is none, and costs no look-up. */
function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[headerNames.token];
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function checkOperator(request: FastifyRequest, secret: string | undefined): void {
  const shown = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!secret || !shown) refuse('operator.unknown');
  const [a, b] = [shown, secret].map((text) => createHash('sha256').update(text).digest());
  if (!a || !b || !timingSafeEqual(a, b)) refuse('operator.unknown');
}
