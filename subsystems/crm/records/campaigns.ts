import {
  choice,
  choices,
  count,
  day,
  longText,
  money,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Messages to members about an occasion. */
export const campaigns = recordType({
  system: 'crm',
  name: 'campaigns',
  one: '触达活动',
  number: 'CD{yyyymm}{00000}',
  actions: 'crm:campaign',
  scope: 'group',
  fields: {
    name: text({ label: '活动名称', most: 40, required: true }),
    ways: choices({
      label: '触达方式',
      required: true,
      choices: [
        { value: 'sms', label: '短信' },
        { value: 'mini', label: '小程序' },
        { value: 'wechat', label: '企业微信' },
      ],
    }),
    audience: choice({
      label: '人群',
      required: true,
      filterable: true,
      choices: [
        { value: 'new', label: '新入会' },
        { value: 'active', label: '活跃会员' },
        { value: 'sleeping', label: '沉睡会员' },
        { value: 'churn', label: '流失预警' },
        { value: 'gold', label: '金卡及以上' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true }),
    people: count({ label: '触达人数', most: 5_000_000, unit: '人', sortable: true }),
    arrived: count({ label: '到店人数', most: 5_000_000, unit: '人', sortable: true }),
    budget: money({ label: '预算', sortable: true }),
    keeper: person({ label: '负责人', required: true }),
    text: longText({ label: '内容', most: 300, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' },
    { kind: 'most', field: 'arrived', other: 'people', words: '到店人数不能多于触达人数' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '策划中',
      steps: { submit: { label: '提交审批', to: 'submitted', action: 'crm:campaign:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'running', action: 'crm:campaign:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'crm:campaign:approve', tone: 'bad' },
      },
    },
    running: {
      label: '进行中',
      tone: 'good',
      closed: true,
      steps: {
        end: {
          label: '结束',
          to: 'ended',
          action: 'crm:campaign:submit',
          requires: ['people', 'arrived'],
        },
      },
    },
    ended: { label: '已结束', closed: true },
  },
  views: {
    waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
    running: { label: '进行中', filter: { field: 'state', op: 'is', value: 'running' } },
  },
});
