import {
  day,
  department,
  link,
  longText,
  money,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Work that a complaint makes for somebody. */
export const tickets = recordType({
  system: 'cas',
  name: 'tickets',
  one: '工单',
  number: 'GD{yyyymm}{0000}',
  actions: 'cas:complaint',
  scope: 'all',
  fields: {
    complaint: link({ label: '投诉', type: 'cas/complaints', required: true, fixed: true }),
    department: department({ label: '责任部门', required: true, filterable: true }),
    assignee: person({ label: '处理人', required: true, filterable: true }),
    due: day({ label: '要求完成', required: true, sortable: true }),
    measure: longText({ label: '处理措施', most: 300, aside: true }),
    compensation: money({ label: '补偿金额', most: 100_000, sortable: true }),
    reason: text({ label: '升级原因', most: 120, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '办结',
          to: 'done',
          action: 'cas:complaint:handle',
          requires: ['measure'],
          tone: 'good',
        },
        escalate: {
          label: '升级',
          to: 'escalated',
          action: 'cas:complaint:escalate',
          requires: ['reason'],
          tone: 'bad',
        },
      },
    },
    escalated: {
      label: '已升级',
      waits: true,
      tone: 'bad',
      steps: {
        finish: {
          label: '办结',
          to: 'done',
          action: 'cas:complaint:handle',
          requires: ['measure'],
          tone: 'good',
        },
      },
    },
    done: { label: '已办结', tone: 'good', closed: true },
  },
  views: {
    open: { label: '处理中', filter: { field: 'state', op: 'is', value: 'open' } },
    escalated: { label: '已升级', filter: { field: 'state', op: 'is', value: 'escalated' } },
  },
});
