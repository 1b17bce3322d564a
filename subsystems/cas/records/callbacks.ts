import { count, day, link, longText, person } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Calls to customers after their complaint was dealt with. */
export const callbacks = recordType({
  system: 'cas',
  name: 'callbacks',
  one: '回访',
  number: 'HFJ{yyyymm}{0000}',
  actions: 'cas:complaint',
  scope: 'all',
  fields: {
    complaint: link({ label: '投诉', type: 'cas/complaints', required: true, fixed: true }),
    caller: person({ label: '回访人', required: true, filterable: true }),
    due: day({ label: '计划回访', required: true, sortable: true }),
    score: count({
      label: '满意度',
      total: 'average',
      least: 1,
      most: 5,
      unit: '星',
      sortable: true,
    }),
    feedback: longText({ label: '顾客反馈', most: 300, aside: true }),
  },
  initial: 'due',
  states: {
    due: {
      label: '待回访',
      waits: true,
      tone: 'warn',
      steps: {
        reach: {
          label: '已接通',
          to: 'reached',
          action: 'cas:complaint:call',
          requires: ['score', 'feedback'],
          tone: 'good',
        },
        miss: { label: '未接通', to: 'missed', action: 'cas:complaint:call', tone: 'bad' },
      },
    },
    missed: {
      label: '未接通',
      tone: 'bad',
      steps: { retry: { label: '再次回访', to: 'due', action: 'cas:complaint:call' } },
    },
    reached: { label: '已回访', tone: 'good', closed: true },
  },
  views: { due: { label: '待回访', filter: { field: 'state', op: 'is', value: 'due' } } },
});
