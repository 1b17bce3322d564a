import { choice, daySpan, longText, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

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
