import { choice, count, day, link, money, percent, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { requestStates, waitingView } from '../../request-states.ts';

/** The conditions and benefits of a level. */
export const levelRules = recordType({
  system: 'crm',
  name: 'level-rules',
  one: '等级规则',
  number: 'HDJ{yyyymm}{00000}',
  actions: 'crm:member',
  scope: 'group',
  fields: {
    level: choice({
      label: '等级',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '普通' },
        { value: 'silver', label: '银卡' },
        { value: 'gold', label: '金卡' },
        { value: 'black', label: '黑卡' },
      ],
    }),
    benefit: choice({
      label: '规则类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'upgrade', label: '升级条件' },
        { value: 'keep', label: '保级条件' },
        { value: 'discount', label: '会员折扣' },
        { value: 'birthday', label: '生日礼遇' },
        { value: 'points', label: '积分倍率' },
        { value: 'service', label: '专属服务' },
      ],
    }),
    spent: money({ label: '年消费满', total: 'none', sortable: true }),
    discount: percent({ label: '优惠', least: 0, most: 30 }),
    times: count({ label: '积分倍数', total: 'none', most: 10, unit: '倍' }),
    from: day({ label: '生效日期', required: true, sortable: true }),
    terms: text({ label: '规则说明', most: 120, required: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '待生效',
      waits: true,
      tone: 'warn',
      steps: { enable: { label: '启用', to: 'enabled', action: 'crm:member:rule', tone: 'good' } },
    },
    enabled: {
      label: '生效中',
      tone: 'good',
      closed: true,
      steps: { disable: { label: '停用', to: 'disabled', action: 'crm:member:rule', tone: 'bad' } },
    },
    disabled: {
      label: '已停用',
      steps: { enable: { label: '启用', to: 'enabled', action: 'crm:member:rule', tone: 'good' } },
    },
  },
  views: { enabled: { label: '生效中', filter: { field: 'state', op: 'is', value: 'enabled' } } },
});

/** Points that a member got or spent. */
export const pointEntries = recordType({
  system: 'crm',
  name: 'point-entries',
  one: '积分流水',
  number: 'JF{yyyymm}{000000}',
  actions: 'crm:points',
  scope: 'group',
  fields: {
    member: link({
      label: '会员',
      type: 'crm/members',
      required: true,
      fixed: true,
      filterable: true,
    }),
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'purchase', label: '消费获得', tone: 'good' },
        { value: 'birthday', label: '生日赠送', tone: 'good' },
        { value: 'activity', label: '活动赠送', tone: 'good' },
        { value: 'exchange', label: '兑换扣减', tone: 'warn' },
        { value: 'return', label: '退货扣回', tone: 'warn' },
        { value: 'correction', label: '人工调整' },
      ],
    }),
    points: count({
      label: '积分变动',
      total: 'sum',
      least: -100_000,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    balance: count({ label: '变动后余额', total: 'none', most: 1_000_000, sortable: true }),
    day: day({ label: '发生日期', required: true, sortable: true }),
    source: text({ label: '来源单号', most: 30 }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'note',
      other: 'kind',
      is: ['correction'],
      words: '人工调整请输入说明',
    },
  ],
  initial: 'booked',
  states: {
    booked: {
      label: '已入账',
      tone: 'good',
      closed: true,
      steps: {
        cancel: {
          label: '冲销',
          to: 'cancelled',
          action: 'crm:points:cancel',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    cancelled: { label: '已冲销', tone: 'bad', closed: true },
  },
  views: {
    spent: { label: '扣减', filter: { field: 'points', op: 'most', value: -1 } },
  },
});

/** Money that goes back to a member. */
export const refunds = recordType({
  system: 'crm',
  name: 'refunds',
  one: '退款登记',
  number: 'TK{yyyymm}{00000}',
  actions: 'crm:service',
  scope: 'group',
  figure: 'amount',
  fields: {
    member: link({ label: '会员', type: 'crm/members', required: true, filterable: true }),
    slip: text({ label: '订单或小票号', most: 30, required: true }),
    amount: money({
      label: '退款金额',
      least: 0.01,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    points: count({ label: '扣回积分', total: 'sum', most: 100_000 }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'return', label: '退货' },
        { value: 'difference', label: '退差价' },
        { value: 'complaint', label: '投诉补偿' },
        { value: 'repeat', label: '重复收款' },
      ],
    }),
    way: choice({
      label: '退款方式',
      required: true,
      choices: [
        { value: 'back', label: '原路退回' },
        { value: 'balance', label: '退入储值' },
        { value: 'transfer', label: '银行转账' },
      ],
    }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'crm:service:submit',
      approve: 'crm:service:approve',
      toDecline: [],
    }),
    approved: {
      label: '待退款',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        pay: {
          label: '确认退款',
          toward: 'member',
          to: 'paid',
          action: 'crm:service:finish',
          by: 'others',
          tone: 'good',
        },
      },
    },
    paid: { label: '已退款', tone: 'good', closed: true },
  },
  views: waitingView,
});
