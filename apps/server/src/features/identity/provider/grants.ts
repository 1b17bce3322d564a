import type { Provider } from 'oidc-provider';
import type { Login } from './logins.ts';

/** The scope of every client: the identity and the name of the user. */
export const grantedScope = 'openid profile';

/** Creates the grant of a login. It has the login's id, so that both end together. */
export async function grantTo(provider: Provider, clientId: string, login: Login): Promise<void> {
  const grant = new provider.Grant({ accountId: login.personId, clientId });
  grant.jti = login.id;
  grant.addOIDCScope(grantedScope);
  await grant.save();
}

/** Returns `auth_time`, in seconds. */
export const authTimeOf = ({ provedAt }: Login): number => Math.floor(provedAt.getTime() / 1_000);
