import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ExternalConfig } from './config.ts';
import { createDingTalk } from './dingtalk/dingtalk.ts';
import { createProvider } from './openid-connect.ts';

interface ServiceParts {
  config: ExternalConfig;
  clock: Clock;
  outbounds: Outbounds;
  /** The portal's own origin; the configuration insists on it where there is a provider. */
  publicOrigin: string | undefined;
}

/** The services an installation is configured for. Browsers come back from them to pages of the portal. */
export function createIdentityProviders({ config, publicOrigin = '', ...ports }: ServiceParts) {
  const { dingtalk, providers } = config;
  return {
    dingtalk:
      dingtalk &&
      createDingTalk({ ...ports, config: dingtalk, returnTo: `${publicOrigin}/user/dingLogin` }),
    providers: providers.map((provider) =>
      createProvider({ ...ports, config: provider, returnTo: `${publicOrigin}/user/thirdLogin` }),
    ),
  };
}
