import {
  hashOfSecret,
  makeSecret,
  registerClient,
  type SsoClient,
} from '#features/single-sign-on/clients.ts';
import type { Database } from '#platform/database/database.ts';

/** Registers a system outside, open to whoever is signed in unless said otherwise, and answers its secret. */
export async function addSsoClient(
  db: Database,
  clientId: string,
  traits: Partial<SsoClient> = {},
): Promise<string> {
  const secret = makeSecret();
  await registerClient(db, {
    clientId,
    name: '外部系统',
    subsystem: null,
    secretHash: hashOfSecret(secret),
    authMethod: 'client_secret_basic',
    redirectUris: [],
    initiateLoginUri: null,
    backchannelLogoutUri: null,
    frameOrigins: [],
    ...traits,
  });
  return secret;
}
