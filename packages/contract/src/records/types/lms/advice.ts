import { choice, day, daySpan, longText, money, person, richText, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, requestStates, waitingView } from '../../request-states.ts';

/** Letters of attorney: authority that the group gives to a person for a matter and a time. */
export const authorisations = recordType({
  system: 'lms',
  name: 'authorisations',
  one: '授权委托',
  number: 'SQ{yyyymm}{00000}',
  actions: 'lms:authority',
  scope: 'all',
  figure: 'limit',
  fields: {
    matter: text({ label: '委托事项', most: 60, required: true }),
    kind: choice({
      label: '权限',
      required: true,
      filterable: true,
      choices: [
        { value: 'sign', label: '签署合同' },
        { value: 'court', label: '诉讼代理' },
        { value: 'office', label: '政务办理' },
        { value: 'bank', label: '银行业务' },
      ],
    }),
    person: person({ label: '受托人', required: true }),
    days: daySpan({ label: '委托期限', required: true, sortable: true }),
    limit: money({ label: '金额上限', total: 'none', most: 100_000_000, sortable: true }),
    note: longText({ label: '限制', most: 200, aside: true }),
    answer,
  },
  rules: [
    {
      kind: 'required-when',
      field: 'limit',
      other: 'kind',
      is: ['sign', 'bank'],
      words: '签署合同与银行业务请输入金额上限',
    },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'lms:authority:submit',
      approve: 'lms:authority:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '有效',
      tone: 'good',
      closed: true,
      steps: {
        revoke: { label: '撤销授权', to: 'revoked', action: 'lms:authority:approve', tone: 'bad' },
      },
    },
    revoked: { label: '已撤销', tone: 'bad', closed: true },
  },
  views: {
    ...waitingView,
    approved: { label: '有效', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});

/** Questions to the legal department, with its opinion. */
export const consultations = recordType({
  system: 'lms',
  name: 'consultations',
  one: '咨询工单',
  number: 'ZX{yyyymm}{00000}',
  actions: 'lms:consult',
  scope: 'all',
  fields: {
    title: text({ label: '问题', most: 60, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'contract', label: '合同' },
        { value: 'labour', label: '劳动用工' },
        { value: 'advertising', label: '广告宣传' },
        { value: 'consumer', label: '消费者权益' },
        { value: 'privacy', label: '个人信息' },
      ],
    }),
    client: person({ label: '咨询人', required: true }),
    day: day({ label: '期望答复', required: true, sortable: true }),
    detail: longText({ label: '情况说明', most: 500, aside: true }),
    lawyer: person({ label: '承办人' }),
    opinion: longText({ label: '法律意见', most: 500, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待受理',
      waits: true,
      tone: 'warn',
      steps: {
        take: {
          label: '受理',
          to: 'working',
          action: 'lms:consult:advise',
          by: 'others',
          requires: ['lawyer'],
        },
      },
    },
    working: {
      label: '研究中',
      waits: true,
      tone: 'warn',
      steps: {
        advise: {
          label: '出具意见',
          to: 'advised',
          action: 'lms:consult:advise',
          by: 'others',
          requires: ['opinion'],
          tone: 'good',
        },
      },
    },
    advised: {
      label: '已答复',
      tone: 'good',
      closed: true,
      steps: { ask: { label: '追问', to: 'working', action: 'lms:consult:submit' } },
    },
  },
  views: { open: { label: '待受理', filter: { field: 'state', op: 'is', value: 'open' } } },
});

/** Rules of the house and laws that bear on it, as they are in force. */
export const policies = recordType({
  system: 'lms',
  name: 'policies',
  one: '制度',
  number: 'ZD{yyyymm}{00000}',
  actions: 'lms:policy',
  scope: 'all',
  fields: {
    title: text({ label: '名称', most: 60, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'law', label: '法律法规' },
        { value: 'rule', label: '公司制度' },
        { value: 'template', label: '合同范本' },
        { value: 'guide', label: '操作指引' },
      ],
    }),
    edition: text({ label: '版本', most: 20, required: true }),
    from: day({ label: '施行日期', required: true, sortable: true }),
    until: day({ label: '废止日期' }),
    body: richText({ label: '正文', required: true, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '废止日期不能早于施行日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '起草',
      steps: {
        publish: { label: '发布施行', to: 'valid', action: 'lms:policy:publish', tone: 'good' },
      },
    },
    valid: {
      label: '现行有效',
      tone: 'good',
      closed: true,
      steps: {
        repeal: {
          label: '废止',
          to: 'repealed',
          action: 'lms:policy:publish',
          requires: ['until'],
          tone: 'bad',
        },
        revise: { label: '修订', to: 'draft', action: 'lms:policy:publish' },
      },
    },
    repealed: { label: '已废止', tone: 'bad', closed: true },
  },
  views: { valid: { label: '现行有效', filter: { field: 'state', op: 'is', value: 'valid' } } },
});
