import { choice, count, day, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Disputes before courts and arbitrators. */
export const disputes = recordType({
  system: 'lms',
  name: 'disputes',
  one: '案件',
  number: 'AJ{yyyymm}{00000}',
  actions: 'lms:dispute',
  scope: 'all',
  fields: {
    title: text({ label: '案由', most: 40, required: true }),
    side: choice({
      label: '我方地位',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'plaintiff', label: '原告' },
        { value: 'defendant', label: '被告' },
        { value: 'third', label: '第三人' },
      ],
    }),
    amount: count({
      label: '标的额',
      unit: '元',
      sortable: true,
      action: 'lms:dispute:amount',
    }),
    hearing: day({ label: '下次开庭', sortable: true }),
    note: text({ label: '进展', most: 120, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '审理中',
      tone: 'warn',
      steps: {
        win: {
          label: '胜诉结案',
          final: true,
          to: 'won',
          action: 'lms:dispute:close',
          tone: 'good',
        },
        lose: {
          label: '败诉结案',
          final: true,
          to: 'lost',
          action: 'lms:dispute:close',
          tone: 'bad',
        },
        settle: { label: '和解结案', to: 'settled', action: 'lms:dispute:close' },
      },
    },
    won: {
      label: '胜诉',
      tone: 'good',
      closed: true,
      steps: { appeal: { label: '转入上诉', to: 'open', action: 'lms:dispute:close' } },
    },
    lost: {
      label: '败诉',
      tone: 'bad',
      closed: true,
      steps: { appeal: { label: '提起上诉', to: 'open', action: 'lms:dispute:close' } },
    },
    settled: { label: '和解', closed: true },
  },
  views: { open: { label: '审理中', filter: { field: 'state', op: 'is', value: 'open' } } },
});
