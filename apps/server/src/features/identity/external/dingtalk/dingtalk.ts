import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { DingTalkConfig } from '../config.ts';
import { refuse } from '#platform/http/refuse.ts';
import { createDingTalkApi } from './api.ts';
import type { ExternalIdentity, IdentityProvider } from '../identity.ts';

export interface DingTalk extends IdentityProvider {
  /** Returns the user of a page opened inside the app, by the code the app gave it. */
  identifyInApp(code: string): Promise<ExternalIdentity>;
}

/** The workplace app of one organisation: people of any other are strangers, whatever else we know of them. */
export function createDingTalk(parts: {
  config: DingTalkConfig;
  clock: Clock;
  outbounds: Outbounds;
  /** The redirect address. */
  returnTo: string;
}): DingTalk {
  const { config, returnTo } = parts;
  const { corpId } = config;
  const api = createDingTalkApi({ ...parts, kind: 'dingtalk' });
  const issuer = issuerOf({ corpId });
  const identity = (subject: string, name: string): ExternalIdentity => ({ issuer, subject, name });

  return {
    key: 'dingtalk',
    name: '钉钉',
    issuer,
    method: 'dingtalk',
    mayCreate: false,
    secrets: () => ({}),

    async begin(state) {
      const url = new URL('/oauth2/auth', config.loginBase);
      const query = {
        redirect_uri: returnTo,
        response_type: 'code',
        client_id: config.clientId,
        scope: 'openid corpid',
        prompt: 'consent',
        corpId,
        state,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async identify({ code }) {
      const token = await api.userToken(code);
      if (token.corpId !== corpId) refuse('outside.foreign');
      const { unionId, nick } = await api.profile(token.accessToken);
      const member = await api.memberByUnionId(unionId);
      if (member.contact_type !== 0) refuse('outside.foreign');
      return identity(member.userid, nick);
    },

    async identifyInApp(code) {
      const { userid, name } = await api.userByAppCode(code);
      return identity(userid, name);
    },
  };
}

/** The issuer under which its users stand in bindings. */
export const issuerOf = ({ corpId }: Pick<DingTalkConfig, 'corpId'>): string =>
  `dingtalk:${corpId}`;
