import { choice, count, day, daySpan, lines, longText, money, store, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { carriers, warehouses } from './places.ts';

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

/** Bills of a carrier for the shipments of a month. */
export const carrierBills = recordType({
  system: 'gyl',
  name: 'carrier-bills',
  one: '物流对账单',
  number: 'WL{yyyymm}{000}',
  actions: 'gyl:settlement',
  scope: 'all',
  fields: {
    carrier: choice({ label: '承运商', choices: carriers, required: true, filterable: true }),
    period: daySpan({ label: '账期', required: true, sortable: true }),
    rows: lines({
      label: '线路明细',
      required: true,
      columns: {
        route: text({ label: '线路', most: 30, required: true }),
        shipments: count({ label: '票数', required: true }),
        cartons: count({ label: '箱数', required: true }),
        amount: money({ label: '运费', required: true }),
      },
      sums: ['shipments', 'cartons', 'amount'],
    }),
    amount: money({ label: '运费合计', required: true, sortable: true }),
    claims: money({ label: '货损扣款', required: true }),
    note: longText({ label: '说明', early: true, most: 200, aside: true }),
  },
  rules: [
    { kind: 'sum', field: 'amount', other: 'rows', column: 'amount', words: '应等于明细运费之和' },
    { kind: 'most', field: 'claims', other: 'amount', words: '扣款不能多于运费' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { send: { label: '发出对账', to: 'sent', action: 'gyl:settlement:send' } },
    },
    sent: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        confirm: { label: '确认', to: 'confirmed', action: 'gyl:settlement:confirm', tone: 'good' },
        dispute: {
          label: '有异议',
          to: 'draft',
          action: 'gyl:settlement:confirm',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    confirmed: {
      label: '待付款',
      waits: true,
      closed: true,
      steps: {
        pay: {
          label: '付款',
          toward: 'carrier',
          to: 'paid',
          action: 'gyl:settlement:pay',
          by: 'others',
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: { sent: { label: '待确认', filter: { field: 'state', op: 'is', value: 'sent' } } },
});
