import { minute } from '@portal/common/durations';
import { z } from 'zod';
import { parseResponse } from '#platform/outbound/within-deadline.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { DingTalkConfig } from '../config.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import { refuse } from '#platform/http/refuse.ts';
import {
  AppToken,
  AppUser,
  errcodes,
  Member,
  OapiAnswer,
  Profile,
  UserToken,
} from './responses.ts';

/** A token is renewed this long before its end, in milliseconds. */
const marginMs = 5 * minute;

interface DingTalkApiParts {
  kind: 'dingtalk' | 'dingtalk-notices';
  config: DingTalkConfig;
  clock: Clock;
  outbounds: Outbounds;
}

/** The calls we make of DingTalk, as the app of one organisation. */
export function createDingTalkApi({ kind, config, clock, outbounds }: DingTalkApiParts) {
  const { clientId, clientSecret, corpId } = config;
  const api = outbounds.to({ kind, base: config.apiBase });
  const oapi = outbounds.to({ kind, name: 'oapi', base: config.oapiBase });
  let kept: { token: string; until: number } | undefined;

  /** Bound to the organisation: a code of another one is worth nothing with it. */
  async function appToken(): Promise<string> {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.token;
    const text = await api.ask({
      method: 'POST',
      path: `/v1.0/oauth2/${encodeURIComponent(corpId)}/token`,
      body: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
    });
    const { access_token: token, expires_in: seconds } = parseResponse(AppToken, text);
    kept = { token, until: now + seconds * 1_000 - marginMs };
    return token;
  }

  async function askOapi<T extends z.ZodType>(
    shape: T,
    request: { path: string; body: object },
  ): Promise<z.infer<T>> {
    let answer = await askOnce(request);
    if (errcodes.staleToken.includes(answer.errcode)) {
      kept = undefined;
      answer = await askOnce(request);
    }
    const { errcode, errmsg, result } = answer;
    if (errcode === 0) return parseResponse(shape, JSON.stringify(result ?? null));
    const cause = new Error(JSON.stringify({ errcode, errmsg }));
    if (errcode === errcodes.noMember) refuse('outside.foreign', { cause });
    return refuse(errcode === errcodes.busy ? 'outside.unavailable' : 'outside.refused', { cause });
  }

  async function askOnce(request: { path: string; body: object }) {
    const query = { access_token: await appToken() };
    return parseResponse(OapiAnswer, await oapi.ask({ ...request, method: 'POST', query }));
  }

  return {
    /** Exchanges the code of a user who scanned and agreed for a token on their behalf. */
    async userToken(code: string): Promise<z.infer<typeof UserToken>> {
      const body = { clientId, clientSecret, code, grantType: 'authorization_code' };
      const path = '/v1.0/oauth2/userAccessToken';
      return parseResponse(UserToken, await api.ask({ method: 'POST', path, body }));
    },

    async profile(userToken: string): Promise<z.infer<typeof Profile>> {
      const headers = { 'x-acs-dingtalk-access-token': userToken };
      return parseResponse(Profile, await api.ask({ path: '/v1.0/contact/users/me', headers }));
    },

    memberByUnionId: (unionid: string) =>
      askOapi(Member, { path: '/topapi/user/getbyunionid', body: { unionid } }),

    /** Puts a message into the work notices of members, a hundred at most. */
    notify: (agentId: string, userIds: readonly string[], msg: object) =>
      askOapi(z.null(), {
        path: '/topapi/message/corpconversation/asyncsend_v2',
        body: { agent_id: agentId, userid_list: userIds.join(','), msg },
      }),

    /** Returns the user whose code the app gave a page. */
    userByAppCode: (code: string) =>
      askOapi(AppUser, { path: '/topapi/v2/user/getuserinfo', body: { code } }),
  };
}
