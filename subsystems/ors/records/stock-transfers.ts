import { choice, count, day, store, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';

/** Transfers from one store to another: sent by the one, received by the other. */
export const stockTransfers = recordType({
  system: 'ors',
  name: 'stock-transfers',
  one: '调拨单',
  number: 'DB{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'store',
  storeField: 'from',
  alsoSeenBy: 'toStore',
  fields: {
    from: store({ label: '调出门店', fixed: true, filterable: true, fromContext: true }),
    to: text({ label: '调入门店', most: 40, filterable: true, former: true }),
    toStore: store({ label: '调入门店', filterable: true, among: 'all' }),
    reason: choice({
      label: '调拨原因',
      filterable: true,
      choices: [
        { value: 'order', label: '顾客订单' },
        { value: 'sizes', label: '补齐尺码' },
        { value: 'slow', label: '滞销调出' },
        { value: 'display', label: '陈列需要' },
      ],
    }),
    style: text({ label: '款号', most: 20, fixed: true, former: true }),
    units: count({
      label: '发出数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    received: pieces('实收数量'),
    day: day({ label: '发货日期', sortable: true }),
    waybill: text({ label: '运单号', most: 30, aside: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
    lines: {
      ...goodsLines('调拨明细', {
        sent: pieces('发出', { required: true }),
        received: pieces('实收'),
      }),
      early: true,
    },
  },
  rules: [
    { kind: 'required-without', field: 'toStore', other: 'to', words: '请选择调入门店' },
    { kind: 'different', field: 'toStore', other: 'from', words: '调入门店不能是调出门店' },
    {
      kind: 'sum',
      field: 'units',
      other: 'lines',
      column: 'sent',
      words: '发出数量应等于明细合计',
    },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        send: {
          label: '发货',
          causes: '件数从本店库存中扣除',
          to: 'sent',
          action: 'ors:stock:send',
          by: 'from',
        },
      },
    },
    sent: {
      label: '在途',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        receive: {
          label: '收货',
          causes: '实收件数计入本店库存',
          to: 'received',
          action: 'ors:stock:receive',
          fills: { received: 'units' },
          by: 'to',
          tone: 'good',
        },
        differ: {
          label: '收货有差异',
          causes: '实收件数计入本店库存',
          to: 'differs',
          action: 'ors:stock:receive',
          by: 'to',
          requires: ['received', 'lines', 'note'],
          tone: 'bad',
        },
      },
    },
    received: { label: '已收货', tone: 'good', closed: true },
    differs: {
      label: '有差异',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        settle: { label: '差异已处理', to: 'received', action: 'ors:stock:settle', by: 'from' },
      },
    },
  },
  views: {
    moving: { label: '在途', filter: { field: 'state', op: 'is', value: 'sent' } },
    differing: { label: '收货差异', filter: { field: 'state', op: 'is', value: 'differs' } },
  },
});
