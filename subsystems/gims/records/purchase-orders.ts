import {
  count,
  day,
  lines,
  link,
  longText,
  money,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
    arrived: count({ label: '已到件数', unit: '件', computed: true, sortable: true }),
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
