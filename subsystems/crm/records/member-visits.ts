import { choice, day, link, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Conversations with members that head office asks for, and what came of them. */
export const memberVisits = recordType({
  system: 'crm',
  name: 'member-visits',
  one: '会员回访',
  number: 'VF{yyyymm}{00000}',
  actions: 'crm:service',
  scope: 'group',
  fields: {
    member: link({ label: '会员', type: 'crm/members', required: true, filterable: true }),
    subject: choice({
      label: '回访主题',
      required: true,
      filterable: true,
      choices: [
        { value: 'satisfaction', label: '满意度' },
        { value: 'sleeping', label: '沉睡唤醒' },
        { value: 'complaint', label: '投诉回访' },
        { value: 'upgrade', label: '升级恭贺' },
      ],
    }),
    due: day({ label: '应回访日', required: true, sortable: true }),
    caller: person({ label: '回访人', required: true }),
    score: choice({
      label: '满意度',
      filterable: true,
      choices: [
        { value: '5', label: '非常满意', tone: 'good' },
        { value: '4', label: '满意', tone: 'good' },
        { value: '3', label: '一般' },
        { value: '2', label: '不满意', tone: 'bad' },
      ],
    }),
    summary: text({ label: '回访记录', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待回访',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成回访',
          to: 'done',
          action: 'crm:service:finish',
          requires: ['score', 'summary'],
          tone: 'good',
        },
        give: { label: '联系不上', to: 'missed', action: 'crm:service:finish', tone: 'bad' },
      },
    },
    done: { label: '已回访', tone: 'good', closed: true },
    missed: {
      label: '联系不上',
      tone: 'bad',
      steps: { retry: { label: '再次回访', to: 'open', action: 'crm:service:finish' } },
    },
  },
  views: { open: { label: '待回访', filter: { field: 'state', op: 'is', value: 'open' } } },
});
