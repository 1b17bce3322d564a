import type { AudienceKind } from '@portal/contract/notices/announcement-audience';
import type { AnnouncementState, CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Priority } from '@portal/contract/notices/announcements';
import type { SentCopy } from '@portal/contract/notices/message-templates';

export const stateWords = {
  draft: '草稿',
  scheduled: '待发布',
  sent: '已发布',
  ended: '已结束',
  recalled: '已撤回',
} as const satisfies Record<AnnouncementState, string>;

export const priorityWords = { L: '一般', M: '重要', H: '紧急' } as const satisfies Record<
  Priority,
  string
>;
export const categoryWords = { 1: '通知公告', 2: '系统消息' } as const;

export const channelWords = { dingtalk: '钉钉工作通知', sms: '短信' } as const satisfies Record<
  CopyChannel,
  string
>;

export const kindWords = {
  'department-tree': '部门（含下级）',
  department: '部门（仅本级）',
  store: '门店',
  'business-group': '事业部',
  role: '角色',
  system: '系统',
  person: '人员',
} as const satisfies Record<AudienceKind, string>;

export const outcomeWords = {
  waiting: '等待发送',
  sending: '发送中',
  taken: '已送达渠道',
  failed: '失败',
  'no-address': '无接收地址',
  declined: '本人已关闭',
} as const satisfies Record<SentCopy['outcome'], string>;
