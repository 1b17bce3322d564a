import { z } from 'zod';
import { defineCall } from '../call.ts';
import { changes } from './changes.ts';

/** Actions of administrators who look after the settings of the installation. */
export const settingActions = { list: 'ams:setting:list', edit: 'ams:setting:edit' } as const;

interface Definition {
  group: '登录与会话' | '登录失败' | '使用' | '限制';
  label: string;
  note: string;
  /** The variable of the environment that fixes it. */
  variable: string;
  /** The time from which a change counts. */
  counts: '立即生效' | '新的登录生效' | '新设的密码生效' | '页面重新打开后生效';
  /** The choices and their words; a setting without any is a number. */
  choices?: Readonly<Record<string, string>>;
  unit?: string;
  least?: number;
  most?: number;
}

const count = { unit: '次', least: 2, most: 1_000_000, counts: '立即生效' } as const;

/** The settings of an installation: what a page may change while the portal runs. */
export const settingDefinitions = {
  profile: {
    group: '登录与会话',
    label: '会话与密码规则',
    note: '会话时长、密码有效期和密码强度的成套规则',
    variable: 'PORTAL_PROFILE',
    counts: '新的登录生效',
    choices: { spec: '标准', nist: 'NIST', mlps3: '等保三级' },
  },
  sessionHours: {
    group: '登录与会话',
    label: '会话最长时间',
    note: '超过后须重新登录',
    variable: 'PORTAL_SESSION_ABSOLUTE_MS',
    counts: '新的登录生效',
    unit: '小时',
    least: 1,
    most: 720,
  },
  sessionIdleMinutes: {
    group: '登录与会话',
    label: '无操作退出',
    note: '无操作超过该时间后会话结束',
    variable: 'PORTAL_SESSION_IDLE_MS',
    counts: '立即生效',
    unit: '分钟',
    least: 5,
    most: 10_080,
  },
  registration: {
    group: '登录与会话',
    label: '自助注册',
    note: '没有账号的人可否凭手机号注册；须已接入短信',
    variable: 'PORTAL_REGISTRATION',
    counts: '立即生效',
    choices: { open: '开放', closed: '关闭' },
  },
  lockPair: {
    ...count,
    group: '登录失败',
    label: '锁定账号',
    note: '同一账号在同一网络或设备上，15 分钟内失败的次数',
    variable: 'SIGN_IN_LOCK_PAIR',
  },
  lockDevice: {
    ...count,
    group: '登录失败',
    label: '锁定设备',
    note: '同一设备 15 分钟内失败的次数，不论账号',
    variable: 'SIGN_IN_LOCK_DEVICE',
  },
  lockNetwork: {
    ...count,
    group: '登录失败',
    label: '锁定网络',
    note: '同一网络 15 分钟内失败的次数；只影响未登录过的浏览器',
    variable: 'SIGN_IN_LOCK_NETWORK',
  },
  lockAccountDay: {
    ...count,
    group: '登录失败',
    label: '账号每日上限',
    note: '同一账号一天内在未登录过的浏览器上失败的次数',
    variable: 'SIGN_IN_LOCK_ACCOUNT_DAY',
  },
  workAccount: {
    ...count,
    group: '登录失败',
    label: '账号验算',
    note: '同一账号失败该次数后，未登录过的浏览器须先完成计算',
    variable: 'SIGN_IN_WORK_ACCOUNT',
  },
  workNetwork: {
    ...count,
    group: '登录失败',
    label: '网络验算',
    note: '同一网络失败该次数后，未登录过的浏览器须先完成计算',
    variable: 'SIGN_IN_WORK_NETWORK',
  },
  switching: {
    group: '使用',
    label: '切换门店、公司、事业部',
    note: '切换后页面就地更新，或重新加载',
    variable: 'CONTEXT_SWITCH',
    counts: '页面重新打开后生效',
    choices: { live: '就地更新', reload: '重新加载' },
  },
  failedPeople: {
    group: '使用',
    label: '自动回退人数',
    note: '系统新版本加载失败的人数达到该数时自动回退',
    variable: 'SUBSYSTEM_FAILED_PEOPLE',
    counts: '立即生效',
    unit: '人',
    least: 2,
    most: 10_000,
  },
  failedMinutes: {
    group: '使用',
    label: '自动回退时间',
    note: '在该时间内统计加载失败的人数',
    variable: 'SUBSYSTEM_FAILED_WITHIN_MS',
    counts: '立即生效',
    unit: '分钟',
    least: 1,
    most: 1_440,
  },
  rateFactor: {
    group: '限制',
    label: '请求频率系数',
    note: '所有频率上限乘以该系数，一般为 1',
    variable: 'PORTAL_RATE_FACTOR',
    counts: '立即生效',
    unit: '倍',
    least: 1,
    most: 100,
  },
  fileMostMb: {
    group: '限制',
    label: '文件大小上限',
    note: '单个上传文件的最大体积',
    variable: 'FILE_MOST_MB',
    counts: '立即生效',
    unit: 'MB',
    least: 1,
    most: 102_400,
  },
  socketsPerAddress: {
    group: '限制',
    label: '同一地址的连接数',
    note: '一个网络地址在一个节点上可保持的实时连接数',
    variable: 'PORTAL_SOCKETS_PER_ADDRESS',
    counts: '立即生效',
    unit: '个',
    least: 10,
    most: 1_000_000,
  },
} as const satisfies Record<string, Definition>;

export type SettingName = keyof typeof settingDefinitions;
export const SettingName = z.enum(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of an object of ours
  Object.keys(settingDefinitions) as [SettingName, ...SettingName[]],
);

export type SettingDefinition = Definition;
export const settingOf = (name: SettingName): Definition => settingDefinitions[name];

export const SettingValue = z.union([z.string().max(20), z.number()]);
export type SettingValue = z.infer<typeof SettingValue>;

/** Returns what is wrong with a value of a setting, in the words for its field; null where it fits. */
export function settingFault(name: SettingName, value: SettingValue): string | null {
  const { choices, least = 0, most = Infinity } = settingOf(name);
  if (choices) return typeof value === 'string' && Object.hasOwn(choices, value) ? null : '请选择';
  if (typeof value !== 'number' || !Number.isInteger(value)) return '请输入整数';
  return value < least || value > most ? `请输入 ${least} 到 ${most} 之间的整数` : null;
}

/** Returns the words of a value: of a choice, or a number with its unit. */
export function settingWords(name: SettingName, value: SettingValue): string {
  const { choices, unit = '' } = settingOf(name);
  if (choices) return choices[String(value)] ?? String(value);
  return `${Number(value).toLocaleString('en-US')} ${unit}`.trim();
}

const Setting = z.object({
  name: SettingName,
  value: SettingValue,
  /** The value without a change of an administrator. */
  standard: SettingValue,
  /** An environment variable of the server has the last word. */
  isFixed: z.boolean(),
});
export type Setting = z.infer<typeof Setting>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: settingActions.list, rate: 'read' } as const;

/** The settings in force, and what the environment of the server alone decides. */
export const listSettings = defineCall({
  ...reading,
  path: '/sys/setting/list',
  input: z.strictObject({}),
  result: z.object({
    settings: z.array(Setting),
    environment: z.object({
      secondFactorRoles: z.array(z.string()),
      secondPerson: z.boolean(),
    }),
  }),
  refuses: [],
});

/** Changes a setting on every node; null goes back to the standard. `seen` is the value that was changed. */
export const saveSetting = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/setting/edit',
  action: settingActions.edit,
  rate: 'write',
  proof: 'fresh',
  input: z.strictObject({
    name: SettingName,
    value: SettingValue.nullable(),
    seen: SettingValue,
  }),
  result: z.null(),
  says: '设置已保存',
  refuses: ['setting.fixed', 'setting.changed', 'setting.unfit', 'installation.elsewhere'],
});

export const listSettingChanges = defineCall({
  ...reading,
  path: '/sys/setting/changes',
  input: changes.input,
  result: changes.result,
  refuses: [],
});
