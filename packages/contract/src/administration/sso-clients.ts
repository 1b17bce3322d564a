import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { changes } from './changes.ts';

/** Actions of administrators who look after the systems that sign on with the portal. */
export const ssoClientActions = { list: 'ams:ssoClient:list', edit: 'ams:ssoClient:edit' } as const;

/** A web address without a user or a fragment: what follows a `#` never reaches a server. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: '请输入以 http(s):// 开头的地址' })
  .max(500)
  .regex(/^https?:\/\/[^/?#@]+(?:[/?][^#]*)?$/, '地址不能含有 # 或用户名');

/** An origin as browsers spell it, for pages on it. */
export const WebOrigin = z
  .url({ protocol: /^https?$/, error: '请输入以 http(s):// 开头的来源' })
  .max(200)
  .regex(
    /^(?:http:\/\/[^/?#@A-Z]+(?<!:80)|https:\/\/[^/?#@A-Z]+(?<!:443))$/,
    '只需填写协议、主机名和端口，不含路径',
  );

export const ClientId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, '由小写字母、数字、点、- 和 _ 组成，最多 64 位');

const addresses = z.array(WebAddress).max(20, '最多 20 个');
export const SsoClientFields = z.strictObject({
  clientId: ClientId,
  name: requiredText('名称', { most: 64 }),
  /** Only users with a menu in this system may sign on; null for everybody who is signed in. */
  subsystem: SubsystemName.nullable(),
  authMethod: z.enum(['client_secret_basic', 'client_secret_post']),
  /** Compared letter by letter. */
  redirectUris: addresses,
  initiateLoginUri: WebAddress.nullable(),
  backchannelLogoutUri: WebAddress.nullable(),
  frameOrigins: z.array(WebOrigin).max(20, '最多 20 个'),
});
export type SsoClientFields = z.infer<typeof SsoClientFields>;

/** The words of the members of a registration, in forms and histories. */
export const ssoClientLabels: Record<keyof SsoClientFields, string> = {
  clientId: '标识',
  name: '名称',
  subsystem: '所属系统',
  authMethod: '密钥传递方式',
  redirectUris: '回调地址',
  initiateLoginUri: '发起登录地址',
  backchannelLogoutUri: '退出通知地址',
  frameOrigins: '内嵌页面来源',
};

const SsoClient = SsoClientFields.extend({
  /** Sessions of users that go on there. */
  logins: z.int(),
  /** It may sign users in to the portal, as the environment of the server says. */
  handsOver: z.boolean(),
});
export type SsoClient = z.infer<typeof SsoClient>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: ssoClientActions.list, rate: 'read' } as const;
const changing = {
  ...desk,
  action: ssoClientActions.edit,
  rate: 'write',
  proof: 'fresh',
} as const;
const One = z.strictObject({ clientId: ClientId });
/** Shown this once: the portal keeps its hash. */
const Secret = z.object({ secret: z.string() });

export const listSsoClients = defineCall({
  ...reading,
  path: '/sys/ssoClient/list',
  input: z.strictObject({}),
  result: z.array(SsoClient),
  refuses: [],
});

export const addSsoClient = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/ssoClient/add',
  input: SsoClientFields,
  result: Secret,
  refuses: ['sso-client.taken', 'installation.elsewhere'],
});

/** Changes a registration; its secret stays. */
export const editSsoClient = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/ssoClient/edit',
  input: SsoClientFields,
  result: z.null(),
  refuses: ['sso-client.not-found', 'installation.elsewhere'],
});

/** Makes a new secret; the one before is invalid at once. */
export const renewSsoSecret = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/ssoClient/renewSecret',
  input: One,
  result: Secret,
  refuses: ['sso-client.not-found', 'installation.elsewhere'],
});

/** Removes a system: nobody signs on there any more. */
export const deleteSsoClient = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/ssoClient/delete',
  input: One,
  result: z.null(),
  refuses: ['sso-client.not-found', 'installation.elsewhere'],
});

export const listSsoClientChanges = defineCall({
  ...reading,
  path: '/sys/ssoClient/changes',
  input: changes.input,
  result: changes.result,
  refuses: [],
});
