import { type OneTime, oneTime } from './one-time.ts';
import {
  type SimulatorRequest,
  json,
  type Handlers,
  peoplePage,
  type SimulatorResponse,
  startSimulator,
} from './simulator.ts';

export interface DingTalkPerson {
  userId: string;
  unionId: string;
  name: string;
  /** Their organisation, when it is not the one of the app. */
  corpId?: string;
  /** True for a contact of the organisation that is none of its people. */
  isContact?: boolean;
}

/** The app every simulator knows, as it would be registered with DingTalk. */
const app = { clientId: 'ding-app', clientSecret: 'ding-app-secret', corpId: 'ding-corp' };
const userToken = 'user-token-of ';
const appToken = 'app-token-of ';

/** The texts of the work notices members received. */
export interface WorkNotice {
  agentId: string;
  userIds: string[];
  /** The whole message, as JSON. */
  text: string;
}

interface Organisation {
  people: readonly DingTalkPerson[];
  notices: WorkNotice[];
  /** After a scan, in a browser. */
  scans: OneTime<DingTalkPerson>;
  /** To a page inside the app. */
  openings: OneTime<DingTalkPerson>;
}

/**
 * DingTalk: the page where people scan (here they choose a name), the newer half of its API and the older one, all on one
 * origin. Codes are good once; those of another organisation are unknown to an app of ours.
 */
export async function startDingTalk(people: readonly DingTalkPerson[]) {
  const notices: WorkNotice[] = [];
  const codes = { scans: oneTime<DingTalkPerson>(), openings: oneTime<DingTalkPerson>() };
  const known = { people, notices, ...codes };
  const simulator = await startSimulator(pagesOf(known));
  const { origin } = simulator;
  return {
    ...simulator,
    /** Every work notice taken, the oldest first. */
    notices,
    /** The portal's settings for it. */
    config: { ...app, loginBase: origin, apiBase: origin, oapiBase: origin },
    /** The same as the environment of a server says it. */
    settings: {
      DINGTALK_CLIENT_ID: app.clientId,
      DINGTALK_CLIENT_SECRET: app.clientSecret,
      DINGTALK_CORP_ID: app.corpId,
      DINGTALK_LOGIN_BASE: origin,
      DINGTALK_API_BASE: origin,
      DINGTALK_OAPI_BASE: origin,
    },
    /** The query a browser is sent back with after a scan. */
    codeOf: (person: DingTalkPerson): string => known.scans.make(person),
    /** The code the app gives a page that is opened inside it. */
    appCodeOf: (person: DingTalkPerson): string => known.openings.make(person),
  };
}

const pagesOf = (known: Organisation): Handlers => ({
  '/oauth2/auth': (asked) => scanPage(known, asked),
  '/v1.0/oauth2/userAccessToken': (asked) => giveUserToken(known, asked),
  '/v1.0/contact/users/me': (asked) => giveProfile(known, asked),
  // An app that asks on behalf of another organisation finds nothing here.
  [`/v1.0/oauth2/${app.corpId}/token`]: giveAppToken,
  '/topapi/message/corpconversation/asyncsend_v2': (asked) => takeNotice(known, asked),
  '/topapi/user/getbyunionid': (asked) => inOapi(asked, ({ unionid }) => member(known, unionid)),
  '/topapi/v2/user/getuserinfo': (asked) => inOapi(asked, ({ code }) => opener(known, code)),
});

const corpOf = ({ corpId = app.corpId }: DingTalkPerson): string => corpId;

function scanPage({ people, scans }: Organisation, { query }: SimulatorRequest): SimulatorResponse {
  if (query.get('client_id') !== app.clientId) return { status: 400, body: 'unknown client_id' };
  const links = people.map((person) => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('authCode', scans.make(person));
    back.searchParams.set('state', query.get('state') ?? '');
    return [person.name, back.href] as const;
  });
  return peoplePage('钉钉扫码登录', links);
}

function giveUserToken({ scans }: Organisation, { body }: SimulatorRequest): SimulatorResponse {
  const { clientId, clientSecret, code } = JSON.parse(body);
  const isOurs = clientId === app.clientId && clientSecret === app.clientSecret;
  const person = isOurs ? scans.take(String(code)) : undefined;
  if (!person) return json({ code: 'invalidParameter.authCode.notFound' }, 400);
  return json({ accessToken: userToken + person.unionId, expireIn: 7_200, corpId: corpOf(person) });
}

function giveProfile({ people }: Organisation, { headers }: SimulatorRequest): SimulatorResponse {
  const token = String(headers['x-acs-dingtalk-access-token']);
  const person = people.find(({ unionId }) => token === userToken + unionId);
  if (!person) return json({ code: 'InvalidAuthentication' }, 401);
  return json({ unionId: person.unionId, nick: person.name, openId: `open-${person.userId}` });
}

function giveAppToken({ body }: SimulatorRequest): SimulatorResponse {
  const { client_id: id, client_secret: secret } = JSON.parse(body);
  const isOurs = id === app.clientId && secret === app.clientSecret;
  return isOurs
    ? json({ access_token: appToken + app.corpId, expires_in: 7_200 })
    : json({ code: 'invalid.client' }, 400);
}

/** The older half: errors are codes in an answer of HTTP 200. */
function inOapi(
  { query, body }: SimulatorRequest,
  find: (asked: { unionid?: unknown; code?: unknown }) => object | number,
): SimulatorResponse {
  if (query.get('access_token') !== appToken + app.corpId) return json({ errcode: 40_014 });
  const found = find(JSON.parse(body));
  return json(typeof found === 'number' ? { errcode: found } : { errcode: 0, result: found });
}

/** Answers a task, beside the envelope as DingTalk has it. */
function takeNotice(
  { notices }: Organisation,
  { query, body }: SimulatorRequest,
): SimulatorResponse {
  if (query.get('access_token') !== appToken + app.corpId) return json({ errcode: 40_014 });
  const { agent_id: agentId, userid_list: list, msg } = JSON.parse(body);
  const userIds = String(list).split(',');
  if (userIds.length > 100) return json({ errcode: 40_031 });
  notices.push({ agentId: String(agentId), userIds, text: JSON.stringify(msg) });
  return json({ errcode: 0, task_id: notices.length });
}

function member({ people }: Organisation, unionid: unknown): object | number {
  const person = people.find((each) => each.unionId === unionid && corpOf(each) === app.corpId);
  return person ? { contact_type: person.isContact ? 1 : 0, userid: person.userId } : 60_121;
}

function opener({ openings }: Organisation, code: unknown): object | number {
  const person = openings.take(String(code));
  if (!person || corpOf(person) !== app.corpId) return 40_078;
  return { userid: person.userId, name: person.name };
}
