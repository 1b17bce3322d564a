import { ClientId, WebAddress, WebOrigin } from '@portal/contract/administration/sso-clients';
import { SubsystemName } from '@portal/contract/subsystems/subsystems';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { hashOfSecret, makeSecret, registerClient, type SsoClient } from './clients.ts';

/** The registration of a client, as an operator writes it. */
export const ClientRegistration = z.strictObject({
  clientId: ClientId,
  name: z.string().min(1).max(64),
  'redirect-uri': z.array(WebAddress).default([]),
  'initiate-login-uri': WebAddress.optional(),
  'backchannel-logout-uri': WebAddress.optional(),
  'frame-origin': z.array(WebOrigin).default([]),
  subsystem: SubsystemName.optional(),
  'auth-method': z
    .enum(['client_secret_basic', 'client_secret_post'])
    .default('client_secret_basic'),
});

/** Registers a client with a new secret, which is returned and not stored. An earlier secret is invalid then. */
export async function registerOrReplaceClient(
  db: Database,
  enrolment: z.infer<typeof ClientRegistration>,
  secret = makeSecret(),
): Promise<string> {
  const { clientId, name, subsystem = null } = enrolment;
  await putClient(db, {
    clientId,
    name,
    subsystem,
    secretHash: hashOfSecret(secret),
    authMethod: enrolment['auth-method'],
    redirectUris: enrolment['redirect-uri'],
    initiateLoginUri: enrolment['initiate-login-uri'] ?? null,
    backchannelLogoutUri: enrolment['backchannel-logout-uri'] ?? null,
    frameOrigins: enrolment['frame-origin'],
  });
  return secret;
}

/** Writes a client, and its first redirect address into the system that it is for: the switcher opens that. */
export async function putClient(db: Database, client: SsoClient): Promise<void> {
  await registerClient(db, client);
  const { clientId, subsystem, redirectUris } = client;
  const [redirect_uri] = redirectUris;
  if (subsystem === null || redirect_uri === undefined) return;
  const third = { response_type: 'code', redirect_uri, client_id: clientId };
  await db
    .updateTable('subsystem')
    .set({ third_param: JSON.stringify(third) })
    .where('key', '=', subsystem)
    .execute();
}
