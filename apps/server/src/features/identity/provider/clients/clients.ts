import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** A client: another system that relies on us for sign-on. */
export interface SsoClient {
  clientId: string;
  name: string;
  /** The subsystem whose users may sign on to this client; null for any signed-in user. */
  subsystem: SubsystemKey | null;
  secretHash: Buffer;
  authMethod: 'client_secret_basic' | 'client_secret_post';
  /** Compared letter by letter. */
  redirectUris: string[];
  /** The address at which it begins a flow (OpenID Connect Core, section 4). */
  initiateLoginUri: string | null;
  backchannelLogoutUri: string | null;
  /** Origins of its pages that the portal shows in frames. */
  frameOrigins: string[];
}

/**
 * Returns a client; undefined also for one whose subsystem this release does not know, since nobody could be checked
 * for it.
 */
export async function findClient(db: Database, clientId: string): Promise<SsoClient | undefined> {
  const row = await db
    .selectFrom('sso_client')
    .where('client_id', '=', clientId)
    .selectAll()
    .executeTakeFirst();
  if (!row || (row.subsystem !== null && !isSubsystemKey(row.subsystem))) return undefined;
  return {
    clientId: row.client_id,
    name: row.name,
    subsystem: row.subsystem,
    secretHash: row.secret_hash,
    authMethod: row.auth_method,
    redirectUris: row.redirect_uris,
    initiateLoginUri: row.initiate_login_uri,
    backchannelLogoutUri: row.backchannel_logout_uri,
    frameOrigins: row.frame_origins,
  };
}

/** The credentials by which a system proves which client it is. */
export interface ClientCredentials {
  clientId: string;
  secret: string;
}

/** Returns whether a secret is the client's. */
export async function isClientSecret(
  db: Database,
  { clientId, secret }: ClientCredentials,
): Promise<boolean> {
  const client = await findClient(db, clientId);
  const shown = hashOfSecret(secret);
  return client !== undefined && timingSafeEqual(client.secretHash, shown);
}

/** A page in a frame: where it is, and of which subsystem the menu item is that shows it. */
export interface FramedPage {
  origin: string;
  system: SubsystemKey;
}

/** Returns whether a client owns a page in a frame; any client, or the named one. */
export async function ownsPage(
  db: Database,
  { origin, system }: FramedPage,
  clientId?: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('sso_client')
    .where(sql<boolean>`${origin} = any (frame_origins)`)
    .where((eb) => eb.or([eb('subsystem', 'is', null), eb('subsystem', '=', system)]))
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', String(clientId)))
    .select('client_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** A secret is 256 random bits, so nothing slower than SHA-256 is needed to keep it. */
export const hashOfSecret = (secret: string): Buffer =>
  createHash('sha256').update(secret).digest();

/** Enters a client in the register, or changes all that is known of it. */
export async function registerClient(db: Database, client: SsoClient): Promise<void> {
  const row = {
    client_id: client.clientId,
    name: client.name,
    subsystem: client.subsystem,
    secret_hash: client.secretHash,
    auth_method: client.authMethod,
    redirect_uris: client.redirectUris,
    initiate_login_uri: client.initiateLoginUri,
    backchannel_logout_uri: client.backchannelLogoutUri,
    frame_origins: client.frameOrigins,
  };
  await db
    .insertInto('sso_client')
    .values(row)
    .onConflict((known) => known.column('client_id').doUpdateSet(row))
    .execute();
}
