import { choice, choices, day, department, longText, person, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, requestStates, waitingView } from '../../request-states.ts';

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
    department: department({ label: '部门', required: true, filterable: true }),
    position: text({ label: '岗位', most: 30, required: true }),
    kind: choice({
      label: '用工形式',
      required: true,
      filterable: true,
      choices: [
        { value: 'full', label: '全职' },
        { value: 'part', label: '兼职' },
        { value: 'intern', label: '实习' },
        { value: 'outsourced', label: '劳务派遣' },
      ],
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
