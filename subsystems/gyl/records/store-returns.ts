import { choice, count, day, lines, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { warehouses } from './places.ts';

/** Goods that stores send back to a warehouse, graded as they come in. */
export const storeReturns = recordType({
  system: 'gyl',
  name: 'store-returns',
  one: '退货入库单',
  number: 'TCR{yyyymm}{0000}',
  actions: 'gyl:return',
  scope: 'stores',
  storeField: 'store',
  allBy: 'gyl:return:all',
  fields: {
    store: store({
      label: '退货门店',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    warehouse: choice({ label: '收货仓', choices: warehouses, required: true, filterable: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'season', label: '过季返仓' },
        { value: 'slow', label: '滞销返仓' },
        { value: 'defect', label: '残次返仓' },
        { value: 'closing', label: '闭店返仓' },
      ],
    }),
    asked: day({ label: '申请日期', required: true, sortable: true }),
    units: count({ label: '退货件数', least: 1, unit: '件', required: true, sortable: true }),
    received: count({ label: '实收件数', unit: '件', sortable: true }),
    rows: lines({
      label: '退货明细',
      required: true,
      columns: {
        style: text({ label: '款号', most: 20, required: true }),
        units: count({ label: '件数', least: 1, required: true }),
      },
      sums: ['units'],
    }),
    good: count({ label: '正品', unit: '件' }),
    defective: count({ label: '残次', unit: '件' }),
    note: text({ label: '差异说明', most: 120, aside: true }),
  },
  rules: [
    { kind: 'sum', field: 'units', other: 'rows', column: 'units', words: '应等于明细件数之和' },
    { kind: 'most', field: 'good', other: 'received', words: '正品不能多于实收件数' },
    { kind: 'most', field: 'defective', other: 'received', words: '残次不能多于实收件数' },
  ],
  initial: 'asked',
  states: {
    asked: {
      label: '待收货',
      waits: true,
      tone: 'warn',
      steps: {
        receive: {
          label: '收货',
          to: 'received',
          action: 'gyl:return:receive',
          requires: ['received'],
        },
      },
    },
    received: {
      label: '待分级',
      waits: true,
      tone: 'warn',
      steps: {
        grade: {
          label: '分级入库',
          to: 'graded',
          action: 'gyl:return:grade',
          requires: ['good', 'defective'],
          tone: 'good',
        },
      },
    },
    graded: { label: '已入库', tone: 'good', closed: true },
  },
  views: {
    asked: { label: '待收货', filter: { field: 'state', op: 'is', value: 'asked' } },
    received: { label: '待分级', filter: { field: 'state', op: 'is', value: 'received' } },
  },
});
