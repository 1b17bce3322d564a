import { handOverLifeMs } from '@portal/contract/limits';
import { oidcBase } from '@portal/contract/identity/oidc';
import { timingSafeEqual } from 'node:crypto';
import {
  type AdapterFactory,
  type Configuration,
  interactionPolicy,
  Provider,
} from 'oidc-provider';
import type { Database } from '#platform/database/database.ts';
import type { KeyPair } from '#platform/crypto/key-pairs.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import { createAdapter } from './adapter.ts';
import { findClient, hashOfSecret, type SsoClient } from './clients/clients.ts';
import { silentParameter, requirementsOf } from './authentication-requirements.ts';
import type { Logins } from './logins.ts';
import { findAccount } from './find-account.ts';
import { showErrorPage } from './error-page.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface ProviderParts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  logins: Logins;
}

const minute = 60;

/** The library that speaks OpenID Connect, for one origin and one set of keys; all it keeps is in the database. */
export function makeProvider(parts: ProviderParts, issuer: string, keys: KeyPair[]): Provider {
  const provider = new Provider(issuer, {
    ...protocol,
    adapter: adapterOver(parts),
    findAccount: (_, personId, token) => findAccount(parts, personId, token),
    jwks: { keys: keys.map(privateJwk) },
    cookies: {
      keys: [keyFor(parts.secret, 'single sign-on cookies').toString('base64url')],
      names: { session: sessionCookie, interaction: 'oidc_interaction', resume: 'oidc_resume' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: oidcBase },
    },
    interactions: {
      policy: askThePortal(parts.clock),
      url: (_, { uid }) => `${oidcBase}/interaction/${uid}`,
    },
    // There is no page of consent: whoever may use a system wants to be known there.
    async loadExistingGrant({ oidc }) {
      const grantId = oidc.result?.consent?.grantId;
      const { client, session } = oidc;
      if (!grantId || !client || !session) return undefined;
      session.sidFor(client.clientId, grantId);
      return provider.Grant.find(grantId);
    },
    renderError: (ctx, out) => {
      ctx.respond = false;
      showErrorPage(ctx.res, ctx.status, out.error);
    },
  });
  // The scheme is ours to say (`protocol.ts` sets it): cookies are marked Secure by it.
  provider.proxy = true;
  provider.Client.prototype.compareClientSecret = isSecretOf;
  return provider;
}

/** Compares a secret with our hash of it, which the library takes for the secret. */
function isSecretOf(this: { clientSecret?: string | undefined }, shown: string): boolean {
  const [kept, hash] = [Buffer.from(this.clientSecret ?? '', 'hex'), hashOfSecret(shown)];
  return kept.length === hash.length && timingSafeEqual(kept, hash);
}

/** The library would remember people in a cookie; it is never read (see `protocol.ts`), the portal's session counts. */
export const sessionCookie = 'oidc_session';

const protocol = {
  responseTypes: ['code'],
  scopes: ['openid', 'profile'],
  claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'work_no'] },
  // Name and work number stand in the ID token as well: many clients never ask for the user info.
  conformIdTokenClaims: false,
  extraParams: [silentParameter],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  // Whether the session behind a token goes on is asked of our own sessions, in `findAccount`.
  expiresWithSession: () => false,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    dPoP: { enabled: false },
    backchannelLogout: { enabled: true },
  },
  routes: {
    authorization: `${oidcBase}/auth`,
    token: `${oidcBase}/token`,
    jwks: `${oidcBase}/jwks`,
    userinfo: `${oidcBase}/userinfo`,
  },
  // Seconds.
  ttl: {
    AuthorizationCode: handOverLifeMs / 1_000,
    AccessToken: 10 * minute,
    IdToken: 10 * minute,
    Interaction: 10 * minute,
    Session: minute,
    Grant: 60 * minute,
  },
} satisfies Configuration;

/**
 * Prompts each flow at the portal, once, for the user and the required authentication: no cookie identifies anybody
 * here.
 */
function askThePortal(clock: Clock): interactionPolicy.Prompt[] {
  const unasked = new interactionPolicy.Check(
    'portal_session',
    'the portal has to be asked who is there',
    'login_required',
    ({ oidc }) => oidc.result?.login === undefined,
    (ctx) => ({ ...requirementsOf(ctx, clock) }),
  );
  return [new interactionPolicy.Prompt({ name: 'login', requestable: true }, unasked)];
}

function adapterOver(parts: ProviderParts): AdapterFactory {
  const artifacts = createAdapter(parts);
  return (model) => {
    const adapter = artifacts(model);
    if (model !== 'Client') return adapter;
    return {
      ...adapter,
      async find(id) {
        const client = await findClient(parts.db, id);
        return client && metadataOf(client);
      },
    };
  };
}

/** A client as the library knows it; what it calls the secret is our hash of it. */
const metadataOf = (client: SsoClient) => ({
  client_id: client.clientId,
  client_name: client.name,
  client_secret: client.secretHash.toString('hex'),
  token_endpoint_auth_method: client.authMethod,
  redirect_uris: client.redirectUris,
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  require_auth_time: true,
  ...(client.backchannelLogoutUri && {
    backchannel_logout_uri: client.backchannelLogoutUri,
    backchannel_logout_session_required: true,
  }),
});

const privateJwk = ({ id, privateKey }: KeyPair) => ({
  ...privateKey.export({ format: 'jwk' }),
  kid: id,
  use: 'sig',
  alg: 'RS256',
});
