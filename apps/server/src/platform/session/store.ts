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
  /** The session of the administrator who looks as the user: this one ends with it. */
  looker?: Buffer | undefined;
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
      looker_session: beginning.looker ?? null,
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
    .leftJoin('session as own', 'own.token_hash', 'session.looker_session')
    .leftJoin('person as looker', 'looker.id', 'own.person_id')
    .where('session.token_hash', '=', tokenHash)
    .where('person.status', '=', 'active')
    .select(['session.token_hash as tokenHash', 'session.person_id as personId'])
    .select(['person.work_no as workNo', 'session.tenant_id as tenantId'])
    .select(['session.expires_at as expiresAt', 'session.last_seen_at as lastSeenAt'])
    .select(['session.owes', 'session.proved_at as provedAt'])
    .select(['person.password_changed_at as passwordChangedAt'])
    .select(['session.known_device as knownDevice'])
    .select((person) => person('person.password_hash', '<>', '!').as('hasPassword'))
    .select(sql<string | null>`session.context ->> 'orgCode'`.as('orgCode'))
    .select(['looker.id as lookerId', 'looker.work_no as lookerWorkNo'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { owes, hasPassword, lookerId, lookerWorkNo, ...rest } = row;
  return {
    ...rest,
    owes: pendingSteps.filter((due) => owes.includes(due)),
    // Whoever looks is not asked to change the other's password.
    hasPassword: Boolean(hasPassword) && !lookerId,
    lookedBy: lookerId && lookerWorkNo ? { personId: lookerId, workNo: lookerWorkNo } : null,
  };
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

/** Deletes a session with those in which its user looks as somebody; returns the hashes of their tokens. */
export async function deleteSession(db: Database, tokenHash: Buffer): Promise<Buffer[]> {
  const rows = await db
    .deleteFrom('session')
    .where((session) =>
      session.or([
        session('token_hash', '=', tokenHash),
        session('looker_session', '=', tokenHash),
      ]),
    )
    .returning('token_hash')
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

export async function deleteSessionsOf(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('session').where('person_id', '=', personId).execute();
}

/** Deletes the sessions that work in a tenant, and returns the hashes of their tokens. */
export async function deleteSessionsIn(db: Database, tenantId: number): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom('session')
    .where('tenant_id', '=', tenantId)
    .returning('token_hash')
    .execute();
  return ended.map((row) => row.token_hash);
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
