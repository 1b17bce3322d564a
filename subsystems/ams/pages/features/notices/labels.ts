import type { AudienceKind } from '@portal/contract/notices/announcement-audience';
import type { AnnouncementState, CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Priority } from '@portal/contract/notices/announcements';

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
