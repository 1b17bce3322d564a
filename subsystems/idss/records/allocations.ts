import { choice, count, day, link, longText, stock, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Proposals of which store gets how many pieces of a style. */
export const allocations = recordType({
  system: 'idss',
  name: 'allocations',
  one: '配货建议',
  number: 'PH{yyyymm}{00000}',
  actions: 'idss:allocation',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:allocation:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'first', label: '首铺' },
        { value: 'chase', label: '追单' },
        { value: 'balance', label: '区域平衡' },
      ],
    }),
    suggested: count({
      label: '建议',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    confirmed: count({ label: '确认', most: 10_000, unit: '件', sortable: true }),
    stock: stock({ label: '现有库存', sortable: true }),
    sold: count({ label: '近 7 天销量', total: 'none', unit: '件', sortable: true }),
    due: day({ label: '期望到店', sortable: true }),
    reason: longText({ label: '依据', most: 200, aside: true }),
  },
  initial: 'proposed',
  states: {
    proposed: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        accept: {
          label: '采纳',
          to: 'accepted',
          action: 'idss:allocation:decide',
          requires: ['confirmed'],
          tone: 'good',
        },
        decline: { label: '不采纳', to: 'declined', action: 'idss:allocation:decide', tone: 'bad' },
      },
    },
    accepted: {
      label: '已采纳',
      waits: true,
      tone: 'good',
      closed: true,
      steps: { send: { label: '下发仓库', to: 'sent', action: 'idss:allocation:send' } },
    },
    declined: { label: '不采纳', closed: true },
    sent: { label: '已下发', tone: 'good', closed: true },
  },
  views: { proposed: { label: '待确认', filter: { field: 'state', op: 'is', value: 'proposed' } } },
});
