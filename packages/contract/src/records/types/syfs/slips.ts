import {
  choice,
  count,
  day,
  link,
  longText,
  money,
  number,
  percent,
  person,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Rules that pick slips out of a day's sales. */
export const slipRules = recordType({
  system: 'syfs',
  name: 'rules',
  one: '稽核规则',
  number: 'JHG{yyyymm}{000}',
  actions: 'syfs:rule',
  scope: 'all',
  fields: {
    name: text({ label: '规则', most: 30, required: true }),
    kind: choice({
      label: '对象',
      required: true,
      filterable: true,
      choices: [
        { value: 'void', label: '作废' },
        { value: 'refund', label: '退货' },
        { value: 'reprint', label: '补打' },
        { value: 'discount', label: '折扣' },
        { value: 'member', label: '会员' },
        { value: 'hours', label: '时段' },
      ],
    }),
    window: choice({
      label: '统计周期',
      required: true,
      choices: [
        { value: 'slip', label: '单笔' },
        { value: 'shift', label: '每班' },
        { value: 'day', label: '每日' },
        { value: 'week', label: '每周' },
      ],
    }),
    threshold: number({
      label: '阈值',
      total: 'none',
      decimals: 1,
      least: 0,
      most: 100_000,
      required: true,
    }),
    unit: text({ label: '单位', most: 6, required: true }),
    risk: choice({
      label: '风险',
      required: true,
      filterable: true,
      choices: [
        { value: 'high', label: '高', tone: 'bad' },
        { value: 'middle', label: '中', tone: 'warn' },
        { value: 'low', label: '低' },
      ],
    }),
    explanation: longText({ label: '说明', most: 200, aside: true }),
  },
  initial: 'on',
  states: {
    on: {
      label: '启用',
      tone: 'good',
      steps: { stop: { label: '停用', to: 'off', action: 'syfs:rule:switch', tone: 'bad' } },
    },
    off: {
      label: '停用',
      steps: { start: { label: '启用', to: 'on', action: 'syfs:rule:switch', tone: 'good' } },
    },
  },
});

/** Slips that a rule picked out, and what the check of them found. */
export const slipExceptions = recordType({
  system: 'syfs',
  name: 'slip-exceptions',
  one: '异常小票',
  number: 'YCP{yyyymm}{00000}',
  actions: 'syfs:ticket',
  scope: 'all',
  fields: {
    rule: link({
      label: '命中规则',
      type: 'syfs/rules',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    cashier: person({
      label: '收银员',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    slip: text({ label: '小票号', most: 30, required: true, fixed: true }),
    day: day({ label: '交易日期', required: true, fixed: true, sortable: true }),
    amount: money({ label: '金额', required: true, sortable: true }),
    finding: longText({ label: '核实情况', most: 300, aside: true }),
  },
  initial: 'found',
  states: {
    found: {
      label: '待核实',
      waits: true,
      tone: 'warn',
      steps: {
        clear: {
          label: '属正常',
          to: 'cleared',
          action: 'syfs:ticket:judge',
          requires: ['finding'],
          tone: 'good',
        },
        confirm: {
          label: '确认异常',
          to: 'confirmed',
          action: 'syfs:ticket:judge',
          requires: ['finding'],
          tone: 'bad',
        },
      },
    },
    cleared: { label: '正常', tone: 'good', closed: true },
    confirmed: {
      label: '异常',
      tone: 'bad',
      closed: true,
      steps: { file: { label: '转立案', to: 'filed', action: 'syfs:ticket:file', tone: 'bad' } },
    },
    filed: { label: '已立案', closed: true },
  },
  views: {
    found: { label: '待核实', filter: { field: 'state', op: 'is', value: 'found' } },
    confirmed: { label: '异常', filter: { field: 'state', op: 'is', value: 'confirmed' } },
  },
});

/** Discounts beyond what a till may give by itself. */
export const discountChecks = recordType({
  system: 'syfs',
  name: 'discount-checks',
  one: '折扣稽核',
  number: 'ZK{yyyymm}{00000}',
  actions: 'syfs:discount',
  scope: 'all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    cashier: person({
      label: '收银员',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'over', label: '超权折扣' },
        { value: 'staff', label: '员工内购' },
        { value: 'manual', label: '手工改价' },
        { value: 'stacked', label: '券叠加' },
      ],
    }),
    slip: text({ label: '小票号', most: 30, required: true, fixed: true }),
    day: day({ label: '交易日期', required: true, fixed: true, sortable: true }),
    tag: money({ label: '吊牌金额', required: true }),
    paid: money({ label: '实收金额', required: true, sortable: true }),
    off: percent({ label: '让利', required: true, sortable: true }),
    approver: person({ label: '授权人' }),
    pieces: count({ label: '件数', least: 1, most: 1_000, unit: '件', aside: true }),
    finding: longText({ label: '稽核意见', most: 300, aside: true }),
  },
  rules: [{ kind: 'most', field: 'paid', other: 'tag', words: '实收不能高于吊牌金额' }],
  initial: 'open',
  states: {
    open: {
      label: '待稽核',
      waits: true,
      tone: 'warn',
      steps: {
        allow: { label: '合规', to: 'allowed', action: 'syfs:discount:judge', tone: 'good' },
        breach: {
          label: '违规',
          to: 'breach',
          action: 'syfs:discount:judge',
          requires: ['finding'],
          tone: 'bad',
        },
      },
    },
    allowed: { label: '合规', tone: 'good', closed: true },
    breach: { label: '违规', tone: 'bad', closed: true },
  },
  views: {
    open: { label: '待稽核', filter: { field: 'state', op: 'is', value: 'open' } },
    breach: { label: '违规', filter: { field: 'state', op: 'is', value: 'breach' } },
  },
});
