import { choice, count, day, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** Stock counts of a store. */
export const stockCounts = recordType({
  system: 'ors',
  name: 'stock-counts',
  one: '盘点单',
  number: 'PD{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'store',
  fields: {
    kind: choice({
      label: '盘点方式',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'whole', label: '全盘' },
        { value: 'part', label: '抽盘' },
        { value: 'cycle', label: '循环盘点' },
      ],
    }),
    area: text({ label: '盘点区域', most: 20, required: true }),
    day: day({ label: '盘点日期', required: true, sortable: true }),
    counted: count({ label: '实盘', most: 100_000, unit: '件', required: true, sortable: true }),
    booked: count({ label: '账面', most: 100_000, unit: '件', required: true }),
    note: text({ label: '备注', most: 120, aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { begin: { label: '开始盘点', to: 'counting', action: 'ors:stock:count' } },
    },
    counting: {
      label: '盘点中',
      tone: 'warn',
      steps: {
        finish: {
          label: '完成盘点',
          to: 'done',
          action: 'ors:stock:count',
          requires: ['counted', 'booked'],
          tone: 'good',
        },
      },
    },
    done: {
      label: '已完成',
      tone: 'good',
      closed: true,
      steps: { recount: { label: '重新盘点', to: 'counting', action: 'ors:stock:recount' } },
    },
  },
  views: { open: { label: '盘点中', filter: { field: 'state', op: 'is', value: 'counting' } } },
});

/** Transfers from one store to another. */
export const stockTransfers = recordType({
  system: 'ors',
  name: 'stock-transfers',
  one: '调拨单',
  number: 'DB{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'store',
  fields: {
    to: text({ label: '调入门店', most: 40, required: true, filterable: true }),
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    units: count({
      label: '数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    day: day({ label: '发货日期', sortable: true }),
    note: text({ label: '备注', most: 120, aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { send: { label: '发货', to: 'sent', action: 'ors:stock:send' } },
    },
    sent: {
      label: '在途',
      tone: 'warn',
      closed: true,
      steps: {
        receive: { label: '收货', to: 'received', action: 'ors:stock:receive', tone: 'good' },
        differ: {
          label: '收货有差异',
          to: 'differs',
          action: 'ors:stock:receive',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    received: { label: '已收货', tone: 'good', closed: true },
    differs: {
      label: '有差异',
      tone: 'bad',
      closed: true,
      steps: { settle: { label: '差异已处理', to: 'received', action: 'ors:stock:receive' } },
    },
  },
  views: { moving: { label: '在途', filter: { field: 'state', op: 'is', value: 'sent' } } },
});
