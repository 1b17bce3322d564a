import { choice, day, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Calls that a store makes to its customers. */
export const customerVisits = recordType({
  system: 'ors',
  name: 'customer-visits',
  one: '回访任务',
  number: 'HF{yyyymm}{00000}',
  actions: 'ors:member',
  scope: 'store',
  fields: {
    customer: text({ label: '顾客', most: 20, required: true }),
    occasion: choice({
      label: '回访事由',
      required: true,
      filterable: true,
      choices: [
        { value: 'purchase', label: '购后七天' },
        { value: 'birthday', label: '生日关怀' },
        { value: 'sleeping', label: '久未到店' },
        { value: 'arrival', label: '预订到货' },
        { value: 'complaint', label: '投诉跟进' },
      ],
    }),
    due: day({ label: '应回访日', required: true, sortable: true }),
    clerk: person({ label: '负责导购', required: true, filterable: true }),
    way: choice({
      label: '方式',
      choices: [
        { value: 'phone', label: '电话' },
        { value: 'wechat', label: '微信' },
        { value: 'sms', label: '短信' },
      ],
    }),
    result: choice({
      label: '结果',
      filterable: true,
      choices: [
        { value: 'coming', label: '愿意到店', tone: 'good' },
        { value: 'bought', label: '已成交', tone: 'good' },
        { value: 'later', label: '以后再说' },
        { value: 'refused', label: '不愿打扰', tone: 'bad' },
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
          action: 'ors:member:finish',
          requires: ['way', 'result', 'summary'],
          tone: 'good',
        },
        miss: { label: '未联系上', to: 'missed', action: 'ors:member:finish', tone: 'bad' },
      },
    },
    missed: {
      label: '未联系上',
      tone: 'bad',
      steps: { retry: { label: '再次回访', to: 'open', action: 'ors:member:finish' } },
    },
    done: { label: '已回访', tone: 'good', closed: true },
  },
  views: { open: { label: '待回访', filter: { field: 'state', op: 'is', value: 'open' } } },
});
