import { choice, day, longText, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
