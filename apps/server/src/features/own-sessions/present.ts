import type { OwnSession } from '@portal/contract/own-sessions';
import { wireTime } from '#platform/group-time';
import type { ListedSession } from '#platform/session-list';
import { deviceOf } from './device.ts';

/** The ways of coming in that `LetIn` is told of. */
const methods: Record<string, string> = {
  password: '密码',
  phone: '短信验证码',
  dingtalk: '钉钉',
  cas: '统一认证',
  oidc: '第三方账号',
  'hand-over': '免密登录',
};

export const presentSession = (
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
