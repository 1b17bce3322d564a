import type { SignInMethods } from '@portal/contract/identity/sign-in-methods';
import type { Config } from '#platform/config/config.ts';

/** Returns the open sign-in methods: external ones by the configuration, the others as they say themselves. */
export const signInMethodsOf = (
  { dingtalk, cas, providers }: Config['external'],
  own: Pick<SignInMethods, 'phone' | 'registration'>,
): SignInMethods => ({
  ...own,
  dingtalk: dingtalk ? { corpId: dingtalk.corpId } : null,
  cas: cas ? { signInAt: casSignIn(cas) } : null,
  providers: providers.map(({ key, name }) => ({ key, name })),
});

function casSignIn({ base, service }: { base: string; service: string }): string {
  const url = new URL(`${base.replace(/\/$/, '')}/login`);
  url.searchParams.set('service', service);
  return url.href;
}
