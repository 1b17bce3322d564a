import { choice, count, link, money, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Goods that customers bring back to a store. */
export const customerReturns = recordType({
  system: 'ors',
  name: 'customer-returns',
  one: '退换货单',
  number: 'TH{yyyymm}{00000}',
  actions: 'ors:sales',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'refund', label: '退货' },
        { value: 'exchange', label: '换货' },
      ],
    }),
    slip: text({ label: '原小票号', most: 30, required: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true, filterable: true }),
    colour: text({ label: '颜色', most: 20 }),
    size: text({ label: '尺码', most: 10, required: true }),
    otherSize: text({ label: '换为尺码', most: 10 }),
    units: count({ label: '件数', least: 1, most: 20, unit: '件', required: true }),
    amount: money({ label: '退款金额', most: 100_000, sortable: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'size', label: '尺码不合' },
        { value: 'quality', label: '质量问题' },
        { value: 'regret', label: '不喜欢' },
        { value: 'gift', label: '礼品更换' },
      ],
    }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'amount',
      other: 'kind',
      is: ['refund'],
      words: '请输入退款金额',
    },
    {
      kind: 'required-when',
      field: 'otherSize',
      other: 'kind',
      is: ['exchange'],
      words: '请输入换为尺码',
    },
  ],
  initial: 'registered',
  states: {
    registered: {
      label: '待复核',
      waits: true,
      tone: 'warn',
      steps: {
        approve: { label: '复核通过', to: 'approved', action: 'ors:sales:approve', tone: 'good' },
        decline: {
          label: '不予受理',
          to: 'declined',
          action: 'ors:sales:approve',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    approved: {
      label: '待退换',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        finish: {
          label: '完成退换',
          causes: '退回的件数计入本店库存，换出的扣除',
          to: 'done',
          action: 'ors:sales:finish',
          tone: 'good',
        },
      },
    },
    done: { label: '已完成', tone: 'good', closed: true },
    declined: { label: '不予受理', tone: 'bad', closed: true },
  },
  views: {
    waiting: { label: '待复核', filter: { field: 'state', op: 'is', value: 'registered' } },
  },
});
