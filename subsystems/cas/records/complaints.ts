import {
  choice,
  day,
  department,
  longText,
  person,
  picture,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { channels } from './channels.ts';

/** Complaints of customers, from the first word to the return call. */
export const complaints = recordType({
  system: 'cas',
  name: 'complaints',
  one: '投诉',
  number: 'TS{yyyymm}{0000}',
  actions: 'cas:complaint',
  scope: 'all',
  fields: {
    customer: text({ label: '顾客称呼', most: 20, required: true }),
    channel: choice({ label: '来源', choices: channels, required: true, filterable: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'quality', label: '商品质量' },
        { value: 'service', label: '服务态度' },
        { value: 'refund', label: '退换货' },
        { value: 'delivery', label: '物流配送' },
        { value: 'price', label: '价格与优惠' },
      ],
    }),
    store: store({ label: '涉及门店', filterable: true }),
    urgency: choice({
      label: '紧急程度',
      required: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '一般' },
        { value: 'important', label: '重要', tone: 'warn' },
        { value: 'urgent', label: '紧急', tone: 'bad' },
      ],
    }),
    day: day({ label: '受理日期', required: true, sortable: true }),
    due: day({ label: '应办结', required: true, sortable: true }),
    content: longText({ label: '投诉内容', most: 500, required: true, aside: true }),
    photos: picture({ label: '照片', help: '商品、小票或现场' }),
    department: department({ label: '责任部门', filterable: true }),
    assignee: person({ label: '处理人' }),
    outcome: longText({ label: '处理结果', most: 500, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'due', other: 'day', words: '应办结不能早于受理日期' }],
  initial: 'registered',
  states: {
    registered: {
      label: '待派单',
      waits: true,
      tone: 'warn',
      steps: {
        dispatch: {
          label: '派单',
          causes: '处理人得到工单',
          to: 'handling',
          action: 'cas:complaint:dispatch',
          requires: ['department', 'assignee'],
        },
      },
    },
    handling: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      steps: {
        answer: {
          label: '处理完成',
          to: 'answered',
          action: 'cas:complaint:handle',
          requires: ['outcome'],
        },
      },
    },
    answered: {
      label: '待回访',
      waits: true,
      steps: {
        close: { label: '回访结案', to: 'closed', action: 'cas:complaint:close', tone: 'good' },
        reopen: { label: '重新处理', to: 'handling', action: 'cas:complaint:close', tone: 'bad' },
      },
    },
    closed: { label: '已结案', tone: 'good', closed: true },
  },
  views: {
    registered: { label: '待派单', filter: { field: 'state', op: 'is', value: 'registered' } },
    answered: { label: '待回访', filter: { field: 'state', op: 'is', value: 'answered' } },
  },
});
