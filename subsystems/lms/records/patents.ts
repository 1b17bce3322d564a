import { choice, day, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { rightStates } from './right-states.ts';

/** Patents, most of them designs of clothes and fittings. */
export const patents = recordType({
  system: 'lms',
  name: 'patents',
  one: '专利',
  number: 'ZL{yyyymm}{00000}',
  actions: 'lms:property',
  scope: 'all',
  fields: {
    name: text({ label: '专利名称', most: 40, required: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'design', label: '外观设计' },
        { value: 'utility', label: '实用新型' },
        { value: 'invention', label: '发明' },
      ],
    }),
    registration: text({ label: '专利号', most: 24 }),
    inventor: text({ label: '设计人', most: 40, required: true }),
    applied: day({ label: '申请日', required: true, fixed: true, sortable: true }),
    until: day({ label: '期限届满', sortable: true }),
    annual: day({ label: '年费缴至', sortable: true }),
    fee: money({ label: '年费', most: 100_000 }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'applied', words: '期限不能早于申请日' }],
  initial: 'applied',
  states: rightStates,
  views: { applied: { label: '申请中', filter: { field: 'state', op: 'is', value: 'applied' } } },
});
