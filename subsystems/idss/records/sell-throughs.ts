import {
  choice,
  count,
  daySpan,
  link,
  longText,
  percent,
  stock,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Sales of a style in a week, and the action that follows. */
export const sellThroughs = recordType({
  system: 'idss',
  name: 'sell-throughs',
  one: '畅滞销',
  number: 'CZX{yyyymm}{0000}',
  actions: 'idss:analysis',
  scope: 'all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    week: daySpan({ label: '周', required: true, fixed: true, sortable: true }),
    sold: count({ label: '周销', unit: '件', required: true, sortable: true }),
    stock: stock({ label: '库存', required: true, sortable: true }),
    rate: percent({ label: '累计售罄率', required: true, sortable: true }),
    grade: choice({
      label: '分级',
      required: true,
      filterable: true,
      choices: [
        { value: 'fast', label: '畅销', tone: 'good' },
        { value: 'plain', label: '平销' },
        { value: 'slow', label: '滞销', tone: 'bad' },
      ],
    }),
    measure: choice({
      label: '决策',
      filterable: true,
      choices: [
        { value: 'reorder', label: '追单' },
        { value: 'move', label: '调拨' },
        { value: 'markdown', label: '折价' },
        { value: 'withdraw', label: '撤场' },
        { value: 'keep', label: '维持' },
      ],
    }),
    note: longText({ label: '说明', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待决策',
      waits: true,
      tone: 'warn',
      steps: {
        decide: {
          label: '决策',
          to: 'decided',
          action: 'idss:analysis:decide',
          requires: ['measure'],
          tone: 'good',
        },
      },
    },
    decided: { label: '已决策', tone: 'good', closed: true },
  },
  views: {
    fast: { label: '畅销', filter: { field: 'grade', op: 'is', value: 'fast' } },
    slow: { label: '滞销', filter: { field: 'grade', op: 'is', value: 'slow' } },
  },
});
