import type { Clock } from '#platform/time/clock.ts';
import type { OutsideConfig } from '#platform/config-outside.ts';
import { createDingTalk } from './dingtalk.ts';
import { createProvider } from './openid.ts';

interface ServiceParts {
  config: OutsideConfig;
  clock: Clock;
  /** Where browsers reach us; the configuration insists on it where there is a service. */
  publicOrigin: string | undefined;
}

/** The services an installation is configured for. Browsers come back from them to pages of the portal. */
export function createServices({ config, clock, publicOrigin = '' }: ServiceParts) {
  const { dingtalk, providers } = config;
  return {
    dingtalk:
      dingtalk &&
      createDingTalk({ config: dingtalk, clock, returnTo: `${publicOrigin}/user/dingLogin` }),
    providers: providers.map((provider) =>
      createProvider({ config: provider, clock, returnTo: `${publicOrigin}/user/thirdLogin` }),
    ),
  };
}
