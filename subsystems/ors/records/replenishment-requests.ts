import { choice, count, day, store, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';
import { requestStates, waitingView } from '@portal/contract/records/request-states';

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
        arrive: {
          label: '到店',
          causes: '件数从中心仓转入本店库存',
          to: 'arrived',
          action: 'ors:stock:receive',
          tone: 'good',
        },
      },
    },
    arrived: { label: '已到店', tone: 'good', closed: true },
  },
  views: waitingView,
});
