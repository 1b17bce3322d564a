import { choice, count, day, money, person, stock, store, text } from '../fields.ts';
import { recordType } from '../record-type.ts';
import { goodsLines, pieces } from '../goods-lines.ts';

/** Stock counts of a store; one with a difference is closed by writing that off. */
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
    counter: person({ label: '盘点人' }),
    booked: stock({ label: '账面', most: 100_000, required: true }),
    counted: stock({ label: '实盘', most: 100_000, required: true, sortable: true }),
    cause: choice({
      label: '差异原因',
      filterable: true,
      choices: [
        { value: 'misplaced', label: '串货串码' },
        { value: 'unbooked', label: '单据未入账' },
        { value: 'lost', label: '商品丢失' },
        { value: 'miscounted', label: '上次盘错' },
      ],
    }),
    amount: money({ label: '差异金额', least: -1_000_000, most: 1_000_000, sortable: true }),
    note: text({ label: '备注', most: 120, aside: true }),
    lines: goodsLines('盘点明细', { booked: pieces('账面'), counted: pieces('实盘') }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { begin: { label: '开始盘点', to: 'counting', action: 'ors:stock:count' } },
    },
    counting: {
      label: '盘点中',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成盘点',
          final: true,
          to: 'done',
          action: 'ors:stock:count',
          requires: ['counted', 'booked'],
          tone: 'good',
        },
        differ: {
          label: '盘点有差异',
          final: true,
          to: 'differs',
          action: 'ors:stock:count',
          requires: ['counted', 'booked', 'cause'],
          tone: 'bad',
        },
      },
    },
    done: {
      label: '已完成',
      tone: 'good',
      closed: true,
      steps: {
        recount: { label: '重新盘点', final: true, to: 'counting', action: 'ors:stock:recount' },
      },
    },
    differs: {
      label: '有差异',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        writeOff: {
          label: '核销差异',
          to: 'settled',
          action: 'ors:stock:approve',
          requires: ['amount'],
          tone: 'good',
        },
        recount: { label: '重新盘点', final: true, to: 'counting', action: 'ors:stock:recount' },
      },
    },
    settled: { label: '已核销', tone: 'good', closed: true },
  },
  views: {
    open: { label: '盘点中', filter: { field: 'state', op: 'is', value: 'counting' } },
    differing: {
      label: '盘点差异',
      filter: { field: 'state', op: 'in', value: ['differs', 'settled'] },
    },
  },
});

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
      steps: { send: { label: '发货', to: 'sent', action: 'ors:stock:send', by: 'from' } },
    },
    sent: {
      label: '在途',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        receive: {
          label: '收货',
          to: 'received',
          action: 'ors:stock:receive',
          fills: { received: 'units' },
          by: 'to',
          tone: 'good',
        },
        differ: {
          label: '收货有差异',
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
