import {
  choice,
  count,
  day,
  department,
  link,
  longText,
  money,
  person,
  picture,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { channels } from './reviews.ts';

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
    outcome: longText({ label: '处理结果', most: 500, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'due', other: 'day', words: '应办结不能早于受理日期' }],
  initial: 'registered',
  states: {
    registered: {
      label: '待派单',
      waits: true,
      tone: 'warn',
      steps: { dispatch: { label: '派单', to: 'handling', action: 'cas:complaint:dispatch' } },
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
