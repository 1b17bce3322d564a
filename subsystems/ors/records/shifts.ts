import { choice, day, person, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The shift of a person on a day; the page of a store shows them as a week. */
export const shifts = recordType({
  system: 'ors',
  name: 'shifts',
  one: '班次',
  number: 'PB{yyyymm}{000000}',
  actions: 'ors:team',
  scope: 'store',
  fields: {
    person: person({ label: '员工', required: true, fixed: true, filterable: true }),
    day: day({ label: '日期', required: true, fixed: true, sortable: true }),
    shift: choice({
      label: '班次',
      required: true,
      filterable: true,
      choices: [
        { value: 'early', label: '早班' },
        { value: 'late', label: '晚班' },
        { value: 'whole', label: '通班', tone: 'warn' },
        { value: 'off', label: '休息', tone: 'good' },
      ],
    }),
    from: time({ label: '上班', aside: true }),
    until: time({ label: '下班', aside: true }),
    note: text({ label: '备注', most: 60, aside: true }),
  },
  initial: 'planned',
  states: { planned: { label: '已排' } },
});
