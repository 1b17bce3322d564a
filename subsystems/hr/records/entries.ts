import {
  choice,
  choices,
  day,
  department,
  link,
  longText,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The ways of employment, in an offer and on entry. */
export const employmentKinds = [
  { value: 'full', label: '全职' },
  { value: 'part', label: '兼职' },
  { value: 'intern', label: '实习' },
  { value: 'outsourced', label: '劳务派遣' },
] as const;

/** People who begin to work, from their offer until their probation ends. */
export const entries = recordType({
  system: 'hr',
  name: 'entries',
  one: '入职办理',
  number: 'RZ{yyyymm}{00000}',
  actions: 'hr:staff',
  scope: 'all',
  fields: {
    name: text({ label: '姓名', most: 20, required: true }),
    candidate: link({ label: '候选人', type: 'hr/candidates', fixed: true }),
    department: department({ label: '部门', required: true, filterable: true }),
    position: text({ label: '岗位', most: 30, required: true }),
    kind: choice({
      label: '用工形式',
      required: true,
      filterable: true,
      choices: employmentKinds,
    }),
    from: day({ label: '入职日期', required: true, sortable: true }),
    probation: day({ label: '试用期至', sortable: true }),
    mentor: person({ label: '带教人' }),
    papers: choices({
      label: '已收材料',
      aside: true,
      choices: [
        { value: 'identity', label: '身份证' },
        { value: 'diploma', label: '学历证明' },
        { value: 'leaving', label: '离职证明' },
        { value: 'health', label: '体检报告' },
        { value: 'bank', label: '工资卡' },
        { value: 'contract', label: '劳动合同' },
      ],
    }),
    note: longText({ label: '备注', most: 200, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'probation', other: 'from', words: '试用期截止不能早于入职日期' },
  ],
  initial: 'expected',
  states: {
    expected: {
      label: '待报到',
      waits: true,
      tone: 'warn',
      steps: {
        arrive: {
          label: '办理报到',
          to: 'probation',
          action: 'hr:staff:handle',
          requires: ['papers', 'mentor'],
          tone: 'good',
        },
        miss: { label: '未报到', to: 'missed', action: 'hr:staff:handle', tone: 'bad' },
      },
    },
    probation: {
      label: '试用中',
      steps: {
        confirm: { label: '转正', to: 'confirmed', action: 'hr:staff:handle', tone: 'good' },
        end: { label: '试用不合格', to: 'ended', action: 'hr:staff:handle', tone: 'bad' },
      },
    },
    confirmed: { label: '已转正', tone: 'good', closed: true },
    ended: { label: '试用终止', tone: 'bad', closed: true },
    missed: { label: '未报到', tone: 'bad', closed: true },
  },
  views: {
    expected: { label: '待报到', filter: { field: 'state', op: 'is', value: 'expected' } },
    probation: { label: '试用中', filter: { field: 'state', op: 'is', value: 'probation' } },
  },
});
