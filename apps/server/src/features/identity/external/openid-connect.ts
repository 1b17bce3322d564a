import { hour } from '@portal/common/durations';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { ProviderConfig } from './config.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { IdentityProvider } from './identity.ts';

/** Discovery documents are fetched again after this many milliseconds. */
const knownForMs = hour;

interface ProviderParts {
  config: ProviderConfig;
  clock: Clock;
  outbounds: Outbounds;
  /** The redirect address. */
  returnTo: string;
}

/** An identity provider by OpenID Connect: authorization code with PKCE, state and nonce. */
export function createProvider({ config, returnTo, ...ports }: ProviderParts): IdentityProvider {
  const known = rememberProvider({ config, ...ports });

  return {
    key: config.key,
    name: config.name,
    issuer: config.issuer,
    method: 'oidc',
    mayCreate: config.mayCreate,
    secrets: () => ({ pkce: randomPKCECodeVerifier(), nonce: randomNonce() }),

    async begin(state, { pkce = '', nonce = '' }) {
      const url = buildAuthorizationUrl(await known(), {
        redirect_uri: returnTo,
        scope: config.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(pkce),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async identify({ state, code, iss }, { pkce = '', nonce = '' }) {
      const provider = await known();
      const came = new URL(returnTo);
      for (const [name, value] of Object.entries({ code, state, ...(iss && { iss }) })) {
        came.searchParams.set(name, value);
      }
      const checks = { pkceCodeVerifier: pkce, expectedNonce: nonce, expectedState: state };
      const tokens = await authorizationCodeGrant(provider, came, {
        ...checks,
        idTokenExpected: true,
      }).catch(refuseWhatItRefused);
      const claims = tokens.claims() ?? refuse('outside.garbled');
      const more =
        'name' in claims ? {} : await userInfoOf(provider, tokens.access_token, claims.sub);
      return identityOf(config, { ...more, ...claims });
    },
  };
}

/** Returns the discovery document of a provider, fetched when it is first needed. */
function rememberProvider({ config, clock, outbounds }: Omit<ProviderParts, 'returnTo'>) {
  const outbound = outbounds.to({ kind: 'provider', name: config.name, base: config.issuer });
  let kept: { provider: Promise<Configuration>; until: number } | undefined;

  return (): Promise<Configuration> => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.provider;
    const provider = discovery(
      new URL(config.issuer),
      config.clientId,
      config.clientSecret,
      undefined,
      {
        // The configuration admits http to this very machine alone.
        execute: config.issuer.startsWith('http:') ? [allowInsecureRequests] : [],
        [customFetch]: (url, { method, headers, body }) =>
          outbound.relay(new URL(url), { method, headers, body: body ?? null }, config.origins),
      },
    );
    kept = { provider, until: now + knownForMs };
    provider.catch(() => (kept = undefined));
    return provider;
  };
}

/** Returns the claims of the userinfo endpoint: many providers give a name there alone. */
async function userInfoOf(provider: Configuration, accessToken: string, subject: string) {
  if (!provider.serverMetadata().userinfo_endpoint) return {};
  return fetchUserInfo(provider, accessToken, subject);
}

const Text = z.string().min(1).max(64);

function identityOf(
  { issuer, workNoClaim, mayCreate }: ProviderConfig,
  claims: Record<string, unknown>,
) {
  const subject = z.string().min(1).max(255).parse(claims['sub']);
  return {
    issuer,
    subject,
    name: Text.safeParse(claims['name']).data ?? subject,
    workNo: mayCreate ? Text.safeParse(claims[workNoClaim]).data : undefined,
  };
}

/** The provider's own "no" to a code. Anything else that goes wrong is no fault of the person. */
function refuseWhatItRefused(error: unknown): never {
  if (error instanceof ResponseBodyError && error.status < 500) {
    refuse('outside.refused', { cause: error });
  }
  throw error;
}
