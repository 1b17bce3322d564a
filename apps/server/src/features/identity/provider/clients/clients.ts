import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

/** A system outside that takes our word for who somebody is. */
export interface SsoClient {
  clientId: string;
  name: string;
  /** Who may use this subsystem may be carried over; null: whoever is signed in. */
  subsystem: SubsystemKey | null;
  secretHash: Buffer;
  authMethod: 'client_secret_basic' | 'client_secret_post';
  /** Compared letter by letter. */
  redirectUris: string[];
  /** Where it begins a flow of its own (OpenID Connect Core, section 4). */
  initiateLoginUri: string | null;
  backchannelLogoutUri: string | null;
  /** Where its pages are that the portal shows in frames. */
  frameOrigins: string[];
}

/** Undefined also for a client whose subsystem this release does not know: nobody could be asked whether it may. */
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

/** What a system shows to prove which client it is. */
export interface ShownSecret {
  clientId: string;
  secret: string;
}

/** Whether a system that says it is this client knows the client's secret. */
export async function provesClient(
  db: Database,
  { clientId, secret }: ShownSecret,
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

/** Whether a client answers for a page in a frame; any client, or the one that is named. */
export async function answersForPage(
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
