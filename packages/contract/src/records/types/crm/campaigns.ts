import { choice, choices, count, day, link, longText, money, person, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Coupons given to many members at once. */
export const couponBatches = recordType({
  system: 'crm',
  name: 'coupon-batches',
  one: '发券批次',
  number: 'FQ{yyyymm}{00000}',
  actions: 'crm:coupon',
  scope: 'group',
  fields: {
    coupon: link({ label: '券模板', type: 'crm/coupons', required: true, filterable: true }),
    audience: choice({
      label: '发放人群',
      required: true,
      filterable: true,
      choices: [
        { value: 'new', label: '新入会' },
        { value: 'birthday', label: '当月生日' },
        { value: 'sleeping', label: '沉睡会员' },
        { value: 'gold', label: '金卡及以上' },
        { value: 'all', label: '全部会员' },
      ],
    }),
    planned: count({
      label: '计划张数',
      least: 1,
      most: 1_000_000,
      unit: '张',
      required: true,
      sortable: true,
    }),
    sent: count({ label: '已发', most: 1_000_000, unit: '张', sortable: true }),
    // The tills and shops that take the coupons count these.
    used: count({ label: '已核销', most: 1_000_000, unit: '张', sortable: true, computed: true }),
    amount: money({ label: '带动销售', sortable: true, computed: true }),
    day: day({ label: '发放日期', required: true, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'sent', other: 'planned', words: '已发不能多于计划张数' },
    { kind: 'most', field: 'used', other: 'sent', words: '已核销不能多于已发' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交审批', to: 'submitted', action: 'crm:coupon:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'approved', action: 'crm:coupon:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'crm:coupon:approve', tone: 'bad' },
      },
    },
    approved: {
      label: '待发放',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        send: {
          label: '发放',
          to: 'sent',
          action: 'crm:coupon:issue',
          requires: ['sent'],
          tone: 'good',
        },
      },
    },
    sent: { label: '已发放', tone: 'good', closed: true },
  },
  views: { waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } } },
});

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

/** Conversations with members that head office asks for, and what came of them. */
export const memberVisits = recordType({
  system: 'crm',
  name: 'member-visits',
  one: '会员回访',
  number: 'VF{yyyymm}{00000}',
  actions: 'crm:service',
  scope: 'group',
  fields: {
    member: link({ label: '会员', type: 'crm/members', required: true, filterable: true }),
    subject: choice({
      label: '回访主题',
      required: true,
      filterable: true,
      choices: [
        { value: 'satisfaction', label: '满意度' },
        { value: 'sleeping', label: '沉睡唤醒' },
        { value: 'complaint', label: '投诉回访' },
        { value: 'upgrade', label: '升级恭贺' },
      ],
    }),
    due: day({ label: '应回访日', required: true, sortable: true }),
    caller: person({ label: '回访人', required: true }),
    score: choice({
      label: '满意度',
      filterable: true,
      choices: [
        { value: '5', label: '非常满意', tone: 'good' },
        { value: '4', label: '满意', tone: 'good' },
        { value: '3', label: '一般' },
        { value: '2', label: '不满意', tone: 'bad' },
      ],
    }),
    summary: text({ label: '回访记录', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待回访',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成回访',
          to: 'done',
          action: 'crm:service:finish',
          requires: ['score', 'summary'],
          tone: 'good',
        },
        give: { label: '联系不上', to: 'missed', action: 'crm:service:finish', tone: 'bad' },
      },
    },
    done: { label: '已回访', tone: 'good', closed: true },
    missed: {
      label: '联系不上',
      tone: 'bad',
      steps: { retry: { label: '再次回访', to: 'open', action: 'crm:service:finish' } },
    },
  },
  views: { open: { label: '待回访', filter: { field: 'state', op: 'is', value: 'open' } } },
});
