import { createHash } from 'node:crypto';
import { type OneTime, oneTime } from './one-time.ts';
import { createSigner, type Signer } from './signer.ts';
import {
  type SimulatorRequest,
  json,
  type Handlers,
  peoplePage,
  type SimulatorResponse,
  startSimulator,
} from './simulator.ts';

export interface OpenIdPerson {
  sub: string;
  name: string;
  preferred_username: string;
}

interface Grant {
  person: OpenIdPerson;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

interface Provider {
  people: readonly OpenIdPerson[];
  grants: OneTime<Grant>;
  signer: Signer;
  /** False claims to put into identity tokens. */
  forged: Record<string, unknown>;
}

/** The client every simulator knows. */
const client = { clientId: 'portal', clientSecret: 'openid-portal-secret' };

/**
 * An identity provider by OpenID Connect: discovery, authorization code with PKCE, a signed identity token without a
 * name, and the name at the userinfo endpoint.
 */
export async function startOpenId(people: readonly OpenIdPerson[]) {
  const provider: Provider = { people, grants: oneTime(), signer: createSigner(), forged: {} };
  const simulator = await startSimulator(pagesOf(provider));
  return {
    ...simulator,
    /** The portal's settings for it. */
    config: { ...client, issuer: simulator.origin },
    /** The query a browser is sent back with once this person has agreed. */
    agree: (url: string, person: OpenIdPerson): URLSearchParams =>
      backWith(provider, { person, query: new URL(url).searchParams, origin: simulator.origin })
        .searchParams,
    /** From now on identity tokens say this, whatever is true. */
    forge: (claims: Record<string, unknown>) => void (provider.forged = claims),
  };
}

const pagesOf = (provider: Provider): Handlers => ({
  '/.well-known/openid-configuration': (_, origin) => json(metadata(origin)),
  '/jwks': () => json({ keys: [provider.signer.publicKey] }),
  '/authorize': (asked, origin) => authorizePage(provider, asked, origin),
  '/token': (asked, origin) => giveTokens(provider, asked, origin),
  '/userinfo': (asked) => tellMore(provider, asked),
});

const metadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  userinfo_endpoint: `${origin}/userinfo`,
  jwks_uri: `${origin}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

interface Consent {
  person: OpenIdPerson;
  query: URLSearchParams;
  origin: string;
}

/** The redirect address once a person has agreed. */
function backWith({ grants }: Provider, { person, query, origin }: Consent): URL {
  const asked = (name: string): string => query.get(name) ?? '';
  const redirectUri = asked('redirect_uri');
  const grant = { person, redirectUri, nonce: asked('nonce'), challenge: asked('code_challenge') };
  const back = new URL(redirectUri);
  back.searchParams.set('code', grants.make(grant));
  back.searchParams.set('state', asked('state'));
  back.searchParams.set('iss', origin);
  return back;
}

function authorizePage(
  provider: Provider,
  { query }: SimulatorRequest,
  origin: string,
): SimulatorResponse {
  if (query.get('client_id') !== client.clientId) return { status: 400, body: 'unknown client' };
  const links = provider.people.map(
    (person) => [person.name, backWith(provider, { person, query, origin }).href] as const,
  );
  const no = new URL(query.get('redirect_uri') ?? '');
  no.searchParams.set('error', 'access_denied');
  no.searchParams.set('state', query.get('state') ?? '');
  return peoplePage('身份提供方登录', [...links, ['拒绝', no.href]]);
}

function giveTokens(
  provider: Provider,
  { body }: SimulatorRequest,
  origin: string,
): SimulatorResponse {
  const form = new URLSearchParams(body);
  const grant = provider.grants.take(form.get('code') ?? '');
  const isOurs =
    form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret;
  if (!isOurs) return json({ error: 'invalid_client' }, 400);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isFit = grant?.redirectUri === form.get('redirect_uri') && grant?.challenge === challenge;
  if (!grant || !isFit) return json({ error: 'invalid_grant' }, 400);
  const { sub } = grant.person;
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: origin, aud: client.clientId, sub, nonce: grant.nonce };
  return json({
    access_token: `access-of ${sub}`,
    token_type: 'Bearer',
    expires_in: 300,
    id_token: provider.signer.sign({ ...claims, iat: now, exp: now + 300, ...provider.forged }),
  });
}

function tellMore({ people }: Provider, { headers }: SimulatorRequest): SimulatorResponse {
  const person = people.find(({ sub }) => headers.authorization === `Bearer access-of ${sub}`);
  return person ? json(person) : json({ error: 'invalid_token' }, 401);
}
