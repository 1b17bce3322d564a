import {
  choice,
  count,
  day,
  lines,
  link,
  longText,
  money,
  percent,
  person,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Orders to factories, by colour and size. */
export const purchaseOrders = recordType({
  system: 'gims',
  name: 'purchase-orders',
  one: '采购订单',
  number: 'CG{yyyymm}{0000}',
  actions: 'gims:purchase',
  scope: 'all',
  fields: {
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true, filterable: true }),
    ordered: day({ label: '下单日期', required: true, sortable: true }),
    due: day({ label: '约定交期', required: true, sortable: true }),
    units: count({ label: '订购件数', least: 1, unit: '件', required: true, sortable: true }),
    amount: money({ label: '采购金额', required: true, sortable: true }),
    buyer: person({ label: '跟单员', required: true, filterable: true }),
    rows: lines({
      label: '明细',
      required: true,
      columns: {
        colour: text({ label: '颜色', most: 10, required: true }),
        size: text({ label: '尺码', most: 10, required: true }),
        units: count({ label: '件数', least: 1, most: 100_000, required: true }),
        amount: money({ label: '金额', required: true }),
      },
      sums: ['units', 'amount'],
    }),
    note: longText({ label: '备注', most: 200, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'due', other: 'ordered', words: '约定交期不能早于下单日期' },
    { kind: 'sum', field: 'units', other: 'rows', column: 'units', words: '应等于明细件数之和' },
    { kind: 'sum', field: 'amount', other: 'rows', column: 'amount', words: '应等于明细金额之和' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交审批', to: 'review', action: 'gims:purchase:submit' } },
    },
    review: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: {
          label: '批准下单',
          toward: 'supplier',
          to: 'placed',
          action: 'gims:purchase:approve',
          tone: 'good',
        },
        decline: { label: '驳回', to: 'draft', action: 'gims:purchase:approve', tone: 'bad' },
        withdraw: { label: '撤回', to: 'draft', action: 'gims:purchase:submit', by: 'author' },
      },
    },
    placed: {
      label: '生产中',
      closed: true,
      steps: {
        finish: { label: '到齐结单', to: 'received', action: 'gims:purchase:finish', tone: 'good' },
        cancel: { label: '取消订单', to: 'cancelled', action: 'gims:purchase:finish', tone: 'bad' },
      },
    },
    received: { label: '已到齐', tone: 'good', closed: true },
    cancelled: { label: '已取消', tone: 'bad', closed: true },
  },
  views: {
    review: { label: '待审批', filter: { field: 'state', op: 'is', value: 'review' } },
    placed: { label: '生产中', filter: { field: 'state', op: 'is', value: 'placed' } },
  },
});

/** Progress of the goods of an order, and the reasons of delays. */
export const followUps = recordType({
  system: 'gims',
  name: 'follow-ups',
  one: '交期跟进',
  number: 'GJ{yyyymm}{0000}',
  actions: 'gims:purchase',
  scope: 'all',
  fields: {
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true, fixed: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    stage: choice({
      label: '工序进度',
      required: true,
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料到厂' },
        { value: 'cutting', label: '裁剪' },
        { value: 'sewing', label: '车缝' },
        { value: 'finishing', label: '后整包装' },
        { value: 'ready', label: '待发货' },
      ],
    }),
    done: percent({ label: '完成率', required: true, sortable: true }),
    due: day({ label: '约定交期', required: true, sortable: true }),
    expected: day({ label: '预计交期', required: true, sortable: true }),
    reason: choice({
      label: '延期原因',
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料迟到' },
        { value: 'capacity', label: '产能不足' },
        { value: 'quality', label: '返工' },
        { value: 'change', label: '工艺变更' },
        { value: 'weather', label: '台风停工' },
      ],
    }),
    measure: longText({ label: '措施', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '正常',
      tone: 'good',
      steps: {
        warn: {
          label: '延期预警',
          to: 'late',
          action: 'gims:purchase:follow',
          requires: ['reason', 'measure'],
          tone: 'bad',
        },
        close: { label: '交齐', to: 'closed', action: 'gims:purchase:follow', tone: 'good' },
      },
    },
    late: {
      label: '延期',
      waits: true,
      tone: 'bad',
      steps: {
        recover: { label: '恢复正常', to: 'open', action: 'gims:purchase:follow' },
        close: { label: '交齐', to: 'closed', action: 'gims:purchase:follow', tone: 'good' },
      },
    },
    closed: { label: '已交齐', closed: true },
  },
  views: { late: { label: '延期', filter: { field: 'state', op: 'is', value: 'late' } } },
});

/** Goods that a factory sends for an order. */
export const deliveries = recordType({
  system: 'gims',
  name: 'deliveries',
  one: '到货单',
  number: 'DH{yyyymm}{0000}',
  actions: 'gims:purchase',
  scope: 'all',
  fields: {
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true, fixed: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true }),
    batch: count({ label: '批次', total: 'none', least: 1, most: 99, required: true }),
    units: count({ label: '发货件数', least: 1, unit: '件', required: true, sortable: true }),
    cartons: count({ label: '箱数', least: 1, most: 10_000, unit: '箱', required: true }),
    sent: day({ label: '发货日期', required: true, sortable: true }),
    arrived: day({ label: '到货日期', sortable: true }),
    waybill: text({ label: '运单号', most: 30, aside: true }),
    note: text({ label: '备注', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'arrived', other: 'sent', words: '到货不能早于发货' }],
  initial: 'announced',
  states: {
    announced: {
      label: '待发货',
      waits: true,
      steps: {
        send: {
          label: '发货',
          to: 'moving',
          action: 'gims:purchase:deliver',
          requires: ['waybill'],
        },
      },
    },
    moving: {
      label: '在途',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        arrive: {
          label: '到货',
          to: 'arrived',
          action: 'gims:purchase:deliver',
          requires: ['arrived'],
          tone: 'good',
        },
      },
    },
    arrived: { label: '已到货', tone: 'good', closed: true },
  },
  views: { moving: { label: '在途', filter: { field: 'state', op: 'is', value: 'moving' } } },
});
