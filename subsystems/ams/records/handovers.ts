import { choice, day, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

/** Assets handed out to an employee, or given back by one. */
export const handovers = recordType({
  system: 'ams',
  name: 'handovers',
  one: '领用归还单',
  number: 'LH{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'take', label: '领用' },
        { value: 'return', label: '归还' },
      ],
    }),
    asset: link({ label: '资产', type: 'ams/assets', required: true }),
    day: day({ label: '期望日期', required: true, sortable: true }),
    reason: text({ label: '用途', most: 120, required: true }),
    condition: choice({
      label: '交接状况',
      choices: [
        { value: 'good', label: '完好', tone: 'good' },
        { value: 'worn', label: '正常磨损' },
        { value: 'damaged', label: '损坏', tone: 'bad' },
      ],
    }),
    answer,
  },
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ams:service:submit',
      approve: 'ams:desk:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '待交接',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        hand: {
          label: '登记交接',
          to: 'handed',
          action: 'ams:desk:approve',
          requires: ['condition'],
          tone: 'good',
        },
      },
    },
    handed: { label: '已交接', tone: 'good', closed: true },
  },
  views: waitingView,
});
