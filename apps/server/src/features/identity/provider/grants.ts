import type { Provider } from 'oidc-provider';
import type { Login } from './logins.ts';

/** What every client is granted: who somebody is, and how they are called. */
export const grantedScope = 'openid profile';

/** Grants a client what a login is good for. The grant bears the login's id, so that both end together. */
export async function grantTo(provider: Provider, clientId: string, login: Login): Promise<void> {
  const grant = new provider.Grant({ accountId: login.personId, clientId });
  grant.jti = login.id;
  grant.addOIDCScope(grantedScope);
  await grant.save();
}

/** When somebody proved who they are, as tokens say it. */
export const authTimeOf = ({ provedAt }: Login): number => Math.floor(provedAt.getTime() / 1_000);
