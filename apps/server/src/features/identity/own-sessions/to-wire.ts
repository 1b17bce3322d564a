import type { CsvRows } from '@portal/contract/csv';
import type { OwnSession } from '@portal/contract/identity/own-sessions';
import { wireTime } from '@portal/common/group-time';
import type { ListedSession } from '#platform/session/list.ts';
import { deviceOf } from './device.ts';

/** Labels of the sign-in methods that `StartSession` notes. */
const methods: Record<string, string> = {
  password: '密码',
  phone: '短信验证码',
  dingtalk: '钉钉',
  cas: '统一认证',
  oidc: '第三方账号',
  'hand-over': '免密登录',
  look: '管理员模拟查看',
};

export const sessionToWire = (
  { id, userAgent, address, method, createdAt, lastSeenAt, tokenHash }: ListedSession,
  asking: { tokenHash: Buffer },
): OwnSession => ({
  id,
  device: deviceOf(userAgent ?? ''),
  address: address ?? '',
  method: methods[method] ?? '其他方式',
  createTime: wireTime(createdAt),
  lastSeenTime: wireTime(lastSeenAt),
  isCurrent: tokenHash.equals(asking.tokenHash),
});

/** Returns the list as CSV rows, in the words of the page. */
export const tableOf = (listed: OwnSession[]): CsvRows => [
  ['设备', '登录地址', '登录方式', '登录时间', '最近使用', '当前设备'],
  ...listed.map(({ device, address, method, createTime, lastSeenTime, isCurrent }) => [
    device,
    address,
    `${method}登录`,
    createTime,
    lastSeenTime,
    isCurrent ? '是' : '否',
  ]),
];
