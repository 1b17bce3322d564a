import { choice, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Orders that cannot be sent as they are. */
export const orderExceptions = recordType({
  system: 'ops',
  name: 'order-exceptions',
  one: '订单异常',
  number: 'DYC{yyyymm}{00000}',
  actions: 'ops:order',
  scope: 'company',
  fields: {
    order: link({ label: '订单', type: 'ops/orders', required: true, fixed: true }),
    kind: choice({
      label: '异常类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'stock', label: '缺货' },
        { value: 'address', label: '地址不详' },
        { value: 'payment', label: '支付异常' },
        { value: 'timeout', label: '发货超时' },
        { value: 'lost', label: '物流停滞' },
      ],
    }),
    day: day({ label: '发现日期', required: true, sortable: true }),
    amount: money({ label: '订单金额', sortable: true }),
    solution: choice({
      label: '处理方案',
      filterable: true,
      choices: [
        { value: 'replace', label: '换仓发货' },
        { value: 'contact', label: '联系买家' },
        { value: 'refund', label: '协商退款' },
        { value: 'resend', label: '补发' },
      ],
    }),
    note: text({ label: '处理说明', most: 120 }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        handle: {
          label: '开始处理',
          to: 'handling',
          action: 'ops:order:solve',
          requires: ['solution'],
        },
      },
    },
    handling: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        solve: {
          label: '处理完成',
          to: 'solved',
          action: 'ops:order:solve',
          requires: ['note'],
          tone: 'good',
        },
      },
    },
    solved: { label: '已解决', tone: 'good', closed: true },
  },
  views: { open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } } },
});
