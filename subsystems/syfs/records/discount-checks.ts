import {
  choice,
  count,
  day,
  longText,
  money,
  percent,
  person,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
