import { SubsystemName } from '@portal/contract/subsystems/subsystems';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { hashOfSecret, makeSecret, registerClient } from './clients.ts';

/** A web address without a fragment: what follows a `#` never reaches a server. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.includes('#') && new URL(url).username === '', 'no fragment, no user');

/** An origin as browsers spell it, for pages on it. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).origin === url, 'an origin, without a path');

/** The registration of a client, as an operator writes it. */
export const ClientRegistration = z.strictObject({
  clientId: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/),
  name: z.string().min(1).max(64),
  'redirect-uri': z.array(address).default([]),
  'initiate-login-uri': address.optional(),
  'backchannel-logout-uri': address.optional(),
  'frame-origin': z.array(origin).default([]),
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
  const { clientId, name, subsystem = null, 'redirect-uri': redirectUris } = enrolment;
  const { 'frame-origin': frameOrigins } = enrolment;
  await registerClient(db, {
    clientId,
    name,
    subsystem,
    secretHash: hashOfSecret(secret),
    authMethod: enrolment['auth-method'],
    redirectUris,
    initiateLoginUri: enrolment['initiate-login-uri'] ?? null,
    backchannelLogoutUri: enrolment['backchannel-logout-uri'] ?? null,
    frameOrigins,
  });
  const [redirect_uri] = redirectUris;
  if (subsystem !== null && redirect_uri !== undefined) {
    const third = { response_type: 'code', redirect_uri, client_id: clientId };
    await db
      .updateTable('subsystem')
      .set({ third_param: JSON.stringify(third) })
      .where('key', '=', subsystem)
      .execute();
  }
  return secret;
}
