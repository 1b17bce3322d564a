import type {
  Message,
  MessageOutcome,
  MessageState,
  MessageTopic,
  RepeatBar,
} from '@portal/contract/notices/messages';

export const wayWords = {
  bell: '平台内',
  dingtalk: '钉钉工作通知',
  sms: '短信',
} as const satisfies Record<Message['esType'], string>;

export const topicWords = {
  announcement: '公告副本',
  letter: '个人通知',
  test: '测试发送',
  'sign-in': '登录验证码',
  registration: '注册验证码',
  retrieval: '找回密码验证码',
  enrolment: '二次验证启用码',
} as const satisfies Record<MessageTopic, string>;

export const stateWords = {
  waiting: '待发',
  sent: '已发',
  failed: '失败',
  unsent: '未发送',
} as const satisfies Record<MessageState, string>;

export const outcomeWords = {
  waiting: '待发',
  sending: '发送中',
  taken: '已发',
  failed: '失败',
  'no-address': '无接收地址',
  declined: '本人已关闭',
} as const satisfies Record<MessageOutcome, string>;

export const barWords = {
  'not-failed': '',
  code: '验证码 5 分钟内有效，不能重新发送，请由本人重新获取。',
  test: '测试消息请在原处重新测试。',
  recalled: '公告已撤回，不能重新发送。',
  'beyond-reach': '接收人不在您的管理范围，不能重新发送。',
} as const satisfies Record<RepeatBar, string>;
