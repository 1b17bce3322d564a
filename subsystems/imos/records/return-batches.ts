import { count, day, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';

/** Styles that stores are to send back to the warehouse by a day. */
export const returnBatches = recordType({
  system: 'imos',
  name: 'return-batches',
  one: '退货批次',
  number: 'TP{yyyymm}{00000}',
  actions: 'imos:stock',
  scope: 'group',
  fields: {
    name: text({ label: '批次名称', most: 40, required: true }),
    season: text({ label: '季节', most: 20, filterable: true }),
    stores: count({
      label: '涉及门店',
      total: 'none',
      least: 1,
      most: 2_000,
      unit: '家',
      required: true,
    }),
    planned: count({
      label: '应退数量',
      least: 1,
      most: 1_000_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    received: pieces('已退数量'),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '截止日期', required: true, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
    lines: goodsLines('退货款式', { planned: pieces('应退', { required: true }) }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '截止日期不能早于开始日期' },
    { kind: 'most', field: 'received', other: 'planned', words: '已退数量不能多于应退数量' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '编制中',
      steps: {
        issue: { label: '下发门店', to: 'running', action: 'imos:stock:issue', tone: 'good' },
      },
    },
    running: {
      label: '退货中',
      tone: 'warn',
      closed: true,
      steps: {
        close: {
          label: '结束批次',
          to: 'closed',
          action: 'imos:stock:issue',
          requires: ['received'],
        },
      },
    },
    closed: { label: '已结束', tone: 'good', closed: true },
  },
  views: { running: { label: '退货中', filter: { field: 'state', op: 'is', value: 'running' } } },
});
