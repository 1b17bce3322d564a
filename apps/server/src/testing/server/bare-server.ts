import type { PendingStep } from '@portal/contract/call';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Clock } from '#platform/time/clock.ts';
import { createGate } from '#platform/http/gate.ts';
import { createFastifyServer } from '#platform/http/fastify-server.ts';
import { reauthenticationCheck } from '#platform/session/reauthentication.ts';
import { createLimiter } from '#platform/limits/rate-limiter.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';

/** The one session a bare server knows. */
export const knownToken = 'T'.repeat(43);
export const knownWorkNo = '100';
/** The one action that session may take. */
export const grantedAction = 'test:granted';
/** The one store that person belongs to. */
export const ownStoreNo = 'S01';
export const operatorSecret = 'operator-of-the-tests';
export const publicOrigin = 'https://portal.example';

interface BareTraits {
  owes?: PendingStep[];
  provedAt?: Date | null;
  /** The origin the gate compares with; null for an installation that has none. */
  origin?: string | null;
}

/** The real server and its gate, without routes and without a database. */
export function startBareServer(
  clock: Clock,
  { owes = [], provedAt = null, origin = publicOrigin }: BareTraits = {},
): FastifyInstance {
  const session = {
    tokenHash: Buffer.alloc(32),
    personId: 'p-100',
    workNo: knownWorkNo,
    tenantId: 0,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    owes,
    provedAt,
    passwordChangedAt: null,
    hasPassword: false,
    knownDevice: null,
    orgCode: null,
    lookedBy: null,
  };
  const gate = createGate({
    limiter: createLimiter({ clock, config: { rateFactor: 1 } }),
    findSession: async (token) => (token === knownToken ? session : undefined),
    pendingStepsOf: (met) => met.owes,
    isReauthenticated: reauthenticationCheck(clock),
    isMember: async (_, { storeNo }) => storeNo === null || storeNo === ownStoreNo,
    mayAct: async (_, action) => action === grantedAction,
    operatorSecret,
    publicOrigin: origin ?? undefined,
  });
  return createFastifyServer({
    clock,
    gate,
    log: pino({ level: 'silent' }),
    trustProxy: [],
    // Tests ask it by any name; what it makes of a foreign one is host.test.ts.
    publicOrigin: undefined,
    epochs: () => '1.2.3',
    headers: securityHeaders({ publicOrigin }),
    onRefusal: () => undefined,
  });
}
