import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PendingStep, pendingSteps } from '@portal/contract/call';
import type { Session } from './session.ts';

/** The data of a new session. */
export interface NewSession {
  personId: string;
  tenantId: number;
  /** The sign-in method: 'password', 'phone', … */
  method: string;
  /** Steps that are pending before the session opens everything. */
  owes: readonly PendingStep[];
  /** True where the user authenticated with us just now, rather than with another system. */
  isFreshProof: boolean;
  deviceId: string;
  /** The browser, where the person is known on it. */
  knownDevice?: string | undefined;
  userAgent: string;
  address: string;
}

export interface SessionRow extends Session {
  lastSeenAt: Date;
}

export async function insertSession(
  db: Database,
  beginning: NewSession,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      person_id: beginning.personId,
      tenant_id: beginning.tenantId,
      method: beginning.method,
      owes: [...beginning.owes],
      proved_at: beginning.isFreshProof ? now : null,
      device_id: beginning.deviceId,
      known_device: beginning.knownDevice ?? null,
      user_agent: beginning.userAgent,
      address: beginning.address,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** Returns the session of a token, if its user may still sign in. */
export async function readSession(
  db: Database,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.token_hash', '=', tokenHash)
    .where('person.status', '=', 'active')
    .select(['token_hash as tokenHash', 'person_id as personId', 'work_no as workNo'])
    .select(['session.tenant_id as tenantId', 'expires_at as expiresAt'])
    .select(['last_seen_at as lastSeenAt', 'owes', 'proved_at as provedAt'])
    .select(['password_changed_at as passwordChangedAt', 'known_device as knownDevice'])
    .select((person) => person('password_hash', '<>', '!').as('hasPassword'))
    .select(sql<string | null>`context ->> 'orgCode'`.as('orgCode'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { owes, hasPassword, ...rest } = row;
  const stillOwed = pendingSteps.filter((due) => owes.includes(due));
  return { ...rest, owes: stillOwed, hasPassword: Boolean(hasPassword) };
}

/** Removes a pending step of a session; returns whether it was pending. A chosen tenant becomes the session's. */
export async function settlePendingStep(
  db: Database,
  tokenHash: Buffer,
  { due, tenantId }: { due: PendingStep; tenantId?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({
      owes: sql`array_remove(owes, ${due})`,
      ...(tenantId !== undefined && { tenant_id: tenantId }),
    })
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`${due} = any (owes)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markReauthenticated(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('session').where('person_id', '=', personId).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
