import { choice, count, link, store, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';
import { requestStates, waitingView } from '@portal/contract/records/request-states';

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
          causes: '件数从本店库存中扣除',
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
          causes: '实收件数计入中心仓库存',
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
