import { choice, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Returns and refunds that buyers ask for. */
export const afterSales = recordType({
  system: 'ops',
  name: 'after-sales',
  one: '售后单',
  number: 'SH{yyyymm}{00000}',
  actions: 'ops:aftersale',
  scope: 'company',
  fields: {
    order: link({ label: '订单', type: 'ops/orders', required: true, fixed: true }),
    kind: choice({
      label: '售后类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'refund', label: '仅退款' },
        { value: 'return', label: '退货退款' },
        { value: 'exchange', label: '换货' },
      ],
    }),
    amount: money({ label: '退款金额', most: 100_000, required: true, sortable: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'size', label: '尺码不合适' },
        { value: 'quality', label: '质量问题' },
        { value: 'picture', label: '与图片不符' },
        { value: 'late', label: '发货太慢' },
        { value: 'regret', label: '不想要了' },
      ],
    }),
    day: day({ label: '申请日期', required: true, sortable: true }),
    waybill: text({ label: '退货运单', most: 30 }),
    note: text({ label: '处理说明', most: 120, aside: true }),
  },
  initial: 'asked',
  states: {
    asked: {
      label: '待审核',
      waits: true,
      tone: 'warn',
      steps: {
        approve: { label: '同意', to: 'returning', action: 'ops:aftersale:approve', tone: 'good' },
        refund: {
          label: '直接退款',
          to: 'refunded',
          action: 'ops:aftersale:approve',
          tone: 'good',
        },
        decline: {
          label: '拒绝',
          to: 'declined',
          action: 'ops:aftersale:approve',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    returning: {
      label: '待收退货',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        receive: {
          label: '退货入库',
          to: 'received',
          action: 'ops:aftersale:receive',
          requires: ['waybill'],
        },
      },
    },
    received: {
      label: '待退款',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        refund: { label: '退款', to: 'refunded', action: 'ops:aftersale:approve', tone: 'good' },
      },
    },
    refunded: { label: '已退款', tone: 'good', closed: true },
    declined: { label: '已拒绝', tone: 'bad', closed: true },
  },
  views: { waiting: { label: '待审核', filter: { field: 'state', op: 'is', value: 'asked' } } },
});
