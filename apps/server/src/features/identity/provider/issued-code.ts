import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { refuse } from '#platform/http/refuse.ts';
import { authTimeOf, grantedScope, grantTo } from './grants.ts';
import type { Login } from './logins.ts';

/**
 * Returns a client's redirect address with an issued code, for a client that cannot begin a flow. No challenge binds
 * such a code; it is worth something only with the client's secret (decision 19).
 */
export async function addressWithCode(
  provider: Provider,
  { clientId, redirectUri, login }: { clientId: string; redirectUri: string; login: Login },
): Promise<string> {
  const client = (await provider.Client.find(clientId)) ?? refuse('sso.client-unknown');
  await grantTo(provider, clientId, login);
  const code = new provider.AuthorizationCode({
    gty: 'authorization_code',
    accountId: login.personId,
    client,
    grantId: login.id,
    redirectUri,
    scope: grantedScope,
    authTime: authTimeOf(login),
    sid: login.id,
  });
  const address = new URL(redirectUri);
  address.searchParams.set('code', await code.save());
  // Old clients insist on one. It answers nothing they asked, so it says nothing.
  address.searchParams.set('state', randomBytes(16).toString('base64url'));
  address.searchParams.set('iss', provider.issuer);
  return address.href;
}
