import type { Clock } from '#platform/time/clock.ts';
import type { OutsideConfig } from './config.ts';
import { createDingTalk } from './dingtalk/dingtalk.ts';
import { createProvider } from './openid-connect.ts';

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
