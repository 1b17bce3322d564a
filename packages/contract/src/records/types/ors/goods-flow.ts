import { choice, count, day, link, money, store, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { goodsLines, pieces } from '../../goods-lines.ts';
import { requestStates, waitingView } from '../../request-states.ts';

/** A store's requests for goods from the warehouse. */
export const replenishmentRequests = recordType({
  system: 'ors',
  name: 'replenishment-requests',
  one: '补货申请',
  number: 'BS{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    reason: choice({
      label: '补货原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'broken', label: '断码' },
        { value: 'selling', label: '畅销' },
        { value: 'order', label: '顾客预订' },
        { value: 'display', label: '陈列出样' },
      ],
    }),
    wanted: day({ label: '期望到店', required: true, sortable: true }),
    units: count({
      label: '申请数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    granted: pieces('批准数量'),
    note: text({ label: '说明', most: 120, aside: true }),
    lines: goodsLines('申请明细', {
      onHand: pieces('店存'),
      units: pieces('申请', { required: true }),
    }),
  },
  rules: [
    {
      kind: 'sum',
      field: 'units',
      other: 'lines',
      column: 'units',
      words: '申请数量应等于明细合计',
    },
    { kind: 'most', field: 'granted', other: 'units', words: '批准数量不能多于申请数量' },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ors:stock:submit',
      approve: 'ors:stock:approve',
      toApprove: ['granted'],
      toDecline: [],
    }),
    approved: {
      label: '待发货',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        arrive: { label: '到店', to: 'arrived', action: 'ors:stock:receive', tone: 'good' },
      },
    },
    arrived: { label: '已到店', tone: 'good', closed: true },
  },
  views: waitingView,
});

/** Goods that a store sends back to the warehouse. */
export const warehouseReturns = recordType({
  system: 'ors',
  name: 'warehouse-returns',
  one: '退仓单',
  number: 'TC{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    reason: choice({
      label: '退仓原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'season', label: '过季下架' },
        { value: 'defect', label: '次品退回' },
        { value: 'slow', label: '滞销' },
        { value: 'recall', label: '总部召回' },
      ],
    }),
    batch: link({ label: '退货批次', type: 'imos/return-batches' }),
    units: count({
      label: '退仓数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    boxes: count({ label: '箱数', least: 1, most: 500, unit: '箱' }),
    received: pieces('仓库实收'),
    waybill: text({ label: '运单号', most: 30 }),
    note: text({ label: '说明', most: 120, aside: true }),
    lines: goodsLines('退仓明细', { units: pieces('退仓', { required: true }) }),
  },
  rules: [
    {
      kind: 'sum',
      field: 'units',
      other: 'lines',
      column: 'units',
      words: '退仓数量应等于明细合计',
    },
    { kind: 'most', field: 'received', other: 'units', words: '仓库实收不能多于退仓数量' },
  ],
  initial: 'draft',
  states: {
    ...requestStates({ submit: 'ors:stock:submit', approve: 'ors:stock:approve', toDecline: [] }),
    approved: {
      label: '待寄出',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        ship: {
          label: '寄出',
          to: 'shipped',
          action: 'ors:stock:send',
          requires: ['boxes', 'waybill'],
        },
      },
    },
    shipped: {
      label: '退仓在途',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        arrive: {
          label: '仓库入库',
          to: 'arrived',
          action: 'ors:stock:settle',
          requires: ['received'],
          tone: 'good',
        },
      },
    },
    arrived: { label: '已入库', tone: 'good', closed: true },
  },
  views: waitingView,
});

/** Single pieces with a fault. */
export const defects = recordType({
  system: 'ors',
  name: 'defects',
  one: '次品登记',
  number: 'MCP{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true, filterable: true }),
    colour: text({ label: '颜色', most: 20, required: true }),
    size: text({ label: '尺码', most: 10, required: true }),
    fault: choice({
      label: '问题',
      required: true,
      filterable: true,
      choices: [
        { value: 'thread', label: '跳线脱线' },
        { value: 'stain', label: '污渍' },
        { value: 'shade', label: '色差' },
        { value: 'zip', label: '拉链损坏' },
        { value: 'hole', label: '破洞' },
        { value: 'label', label: '吊牌错误' },
      ],
    }),
    foundBy: choice({
      label: '发现环节',
      required: true,
      filterable: true,
      choices: [
        { value: 'arrival', label: '到货验收' },
        { value: 'floor', label: '卖场陈列' },
        { value: 'customer', label: '顾客退回' },
      ],
    }),
    units: count({ label: '数量', least: 1, most: 100, unit: '件', required: true }),
    price: money({ label: '吊牌价', total: 'none', sortable: true }),
    day: day({ label: '发现日期', required: true, sortable: true }),
    note: text({ label: '描述', most: 120, aside: true }),
  },
  initial: 'registered',
  states: {
    registered: {
      label: '待判定',
      waits: true,
      tone: 'warn',
      steps: {
        repair: { label: '判为可修', to: 'repairing', action: 'ors:stock:approve' },
        reject: { label: '判为次品', to: 'rejected', action: 'ors:stock:approve', tone: 'bad' },
      },
    },
    repairing: {
      label: '维修中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        mend: { label: '修好上架', to: 'mended', action: 'ors:stock:receive', tone: 'good' },
      },
    },
    mended: { label: '已修复', tone: 'good', closed: true },
    rejected: {
      label: '次品待退',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: { return: { label: '随退仓寄出', to: 'returned', action: 'ors:stock:send' } },
    },
    returned: { label: '已退仓', closed: true },
  },
  views: {
    waiting: { label: '待判定', filter: { field: 'state', op: 'is', value: 'registered' } },
  },
});
