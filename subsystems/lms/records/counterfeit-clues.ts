import { choice, count, day, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Traces of counterfeit goods, from the report until the seller is closed down. */
export const counterfeitClues = recordType({
  system: 'lms',
  name: 'counterfeit-clues',
  one: '打假线索',
  number: 'DJ{yyyymm}{00000}',
  actions: 'lms:counterfeit',
  scope: 'all',
  fields: {
    title: text({ label: '线索', most: 60, required: true }),
    channel: choice({
      label: '渠道',
      required: true,
      filterable: true,
      choices: [
        { value: 'shop', label: '网店' },
        { value: 'live', label: '直播间' },
        { value: 'social', label: '社交平台' },
        { value: 'market', label: '批发市场' },
        { value: 'store', label: '街边店' },
      ],
    }),
    place: text({ label: '所在地', most: 20, required: true, filterable: true }),
    found: day({ label: '发现日期', required: true, fixed: true, sortable: true }),
    units: count({ label: '涉假数量', most: 1_000_000, unit: '件', sortable: true }),
    value: money({ label: '涉假金额', most: 100_000_000, sortable: true }),
    investigator: person({ label: '取证人' }),
    evidence: text({ label: '证据', most: 120, aside: true }),
    result: text({ label: '处理结果', most: 120, aside: true }),
  },
  initial: 'reported',
  states: {
    reported: {
      label: '待核实',
      waits: true,
      tone: 'warn',
      steps: {
        pursue: {
          label: '立案取证',
          to: 'pursued',
          action: 'lms:counterfeit:pursue',
          requires: ['investigator'],
        },
        drop: { label: '不成立', to: 'dropped', action: 'lms:counterfeit:pursue', tone: 'bad' },
      },
    },
    pursued: {
      label: '取证中',
      waits: true,
      tone: 'warn',
      steps: {
        complain: {
          label: '已投诉举报',
          to: 'complained',
          action: 'lms:counterfeit:pursue',
          requires: ['evidence'],
        },
      },
    },
    complained: {
      label: '处理中',
      waits: true,
      steps: {
        close: {
          label: '已下架查处',
          to: 'closed',
          action: 'lms:counterfeit:pursue',
          requires: ['result'],
          tone: 'good',
        },
      },
    },
    closed: { label: '已查处', tone: 'good', closed: true },
    dropped: { label: '不成立', closed: true },
  },
  views: { reported: { label: '待核实', filter: { field: 'state', op: 'is', value: 'reported' } } },
});
