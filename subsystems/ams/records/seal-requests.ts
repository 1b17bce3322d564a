import { choice, count, day, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

const approve = 'ams:desk:approve';

const requested = requestStates({
  submit: 'ams:seal:submit',
  approve,
  toDecline: ['answer'],
});

/** Requests to put a seal of the group on a paper; a seal that is lent out comes back. */
export const sealRequests = recordType({
  system: 'ams',
  name: 'seal-requests',
  one: '用印申请',
  number: 'YY{yyyymm}{00000}',
  actions: 'ams:seal',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    title: text({ label: '文件名称', most: 60, required: true }),
    seal: choice({
      label: '印章',
      required: true,
      filterable: true,
      choices: [
        { value: 'official', label: '公章' },
        { value: 'contract', label: '合同专用章' },
        { value: 'legal', label: '法定代表人章' },
        { value: 'finance', label: '财务专用章' },
        { value: 'personnel', label: '人事专用章' },
      ],
    }),
    copies: count({ label: '份数', least: 1, most: 200, unit: '份', required: true }),
    way: choice({
      label: '用印方式',
      required: true,
      choices: [
        { value: 'here', label: '行政代盖' },
        { value: 'lent', label: '外借' },
      ],
    }),
    day: day({ label: '用印日期', required: true, sortable: true }),
    back: day({ label: '归还日期' }),
    reason: text({ label: '用途', most: 120, required: true, aside: true }),
    keeper: person({ label: '监印人', aside: true }),
    answer,
  },
  rules: [
    {
      kind: 'required-when',
      field: 'back',
      other: 'way',
      is: ['lent'],
      words: '外借请选择归还日期',
    },
    { kind: 'not-before', field: 'back', other: 'day', words: '归还日期不能早于用印日期' },
  ],
  initial: 'draft',
  states: {
    ...requested,
    approved: {
      label: '待用印',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        seal: {
          label: '登记用印',
          to: 'sealed',
          action: approve,
          requires: ['keeper'],
          tone: 'good',
        },
      },
    },
    sealed: { label: '已用印', tone: 'good', closed: true },
  },
  views: {
    ...waitingView,
    approved: { label: '待用印', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});
