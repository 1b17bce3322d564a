import { choice, day, department, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

/** Changes of department or post, and ends of probation. */
export const staffChanges = recordType({
  system: 'hr',
  name: 'staff-changes',
  one: '异动单',
  number: 'YD{yyyymm}{00000}',
  actions: 'hr:staff',
  scope: 'all',
  fields: {
    person: person({ label: '员工', required: true, fixed: true }),
    kind: choice({
      label: '异动类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'regular', label: '转正' },
        { value: 'transfer', label: '调岗' },
        { value: 'promotion', label: '晋升' },
        { value: 'secondment', label: '借调' },
      ],
    }),
    position: text({ label: '新岗位', most: 30 }),
    department: department({ label: '新部门' }),
    from: day({ label: '生效日期', required: true, sortable: true }),
    reason: text({ label: '原因', most: 120, required: true, aside: true }),
    answer,
  },
  rules: [
    {
      kind: 'required-when',
      field: 'position',
      other: 'kind',
      is: ['transfer', 'promotion', 'secondment'],
      words: '调岗、晋升、借调请输入新岗位',
    },
  ],
  initial: 'draft',
  states: requestStates({
    submit: 'hr:staff:handle',
    approve: 'hr:staff:approve',
    toDecline: ['answer'],
  }),
  views: waitingView,
});
