import { choice, choices, day, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** People who leave, from their notice until all is handed over. */
export const departures = recordType({
  system: 'hr',
  name: 'departures',
  one: '离职办理',
  number: 'LZ{yyyymm}{00000}',
  actions: 'hr:staff',
  scope: 'all',
  fields: {
    person: person({ label: '员工', required: true, fixed: true }),
    kind: choice({
      label: '离职类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'resigned', label: '主动离职' },
        { value: 'expired', label: '合同到期' },
        { value: 'dismissed', label: '协商解除' },
        { value: 'retired', label: '退休' },
      ],
    }),
    noticed: day({ label: '申请日期', required: true, fixed: true, sortable: true }),
    last: day({ label: '最后工作日', required: true, sortable: true }),
    successor: person({ label: '工作交接人' }),
    returned: choices({
      label: '已交接',
      aside: true,
      choices: [
        { value: 'work', label: '工作文档' },
        { value: 'asset', label: '电脑与资产' },
        { value: 'card', label: '门禁工牌' },
        { value: 'account', label: '系统账号' },
        { value: 'money', label: '借款结清' },
      ],
    }),
    reason: text({ label: '离职原因', most: 120, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'last', other: 'noticed', words: '最后工作日不能早于申请日期' },
    { kind: 'different', field: 'successor', other: 'person', words: '交接人不能是离职员工本人' },
  ],
  initial: 'noticed',
  states: {
    noticed: {
      label: '面谈中',
      waits: true,
      tone: 'warn',
      steps: {
        accept: {
          label: '进入交接',
          to: 'handover',
          action: 'hr:staff:handle',
          requires: ['successor'],
        },
        stay: { label: '已挽留', to: 'stayed', action: 'hr:staff:handle', tone: 'good' },
      },
    },
    handover: {
      label: '交接中',
      waits: true,
      tone: 'warn',
      steps: {
        leave: {
          label: '办结离职',
          to: 'left',
          action: 'hr:staff:handle',
          requires: ['returned'],
          tone: 'bad',
        },
      },
    },
    left: { label: '已离职', closed: true },
    stayed: { label: '已挽留', tone: 'good', closed: true },
  },
  views: { handover: { label: '交接中', filter: { field: 'state', op: 'is', value: 'handover' } } },
});
