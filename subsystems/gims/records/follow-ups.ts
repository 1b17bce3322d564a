import { choice, day, link, longText, percent } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Progress of the goods of an order, and the reasons of delays. */
export const followUps = recordType({
  system: 'gims',
  name: 'follow-ups',
  one: '交期跟进',
  number: 'GJ{yyyymm}{0000}',
  actions: 'gims:purchase',
  scope: 'all',
  fields: {
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true, fixed: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    stage: choice({
      label: '工序进度',
      required: true,
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料到厂' },
        { value: 'cutting', label: '裁剪' },
        { value: 'sewing', label: '车缝' },
        { value: 'finishing', label: '后整包装' },
        { value: 'ready', label: '待发货' },
      ],
    }),
    done: percent({ label: '完成率', required: true, sortable: true }),
    due: day({ label: '约定交期', required: true, sortable: true }),
    expected: day({ label: '预计交期', required: true, sortable: true }),
    reason: choice({
      label: '延期原因',
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料迟到' },
        { value: 'capacity', label: '产能不足' },
        { value: 'quality', label: '返工' },
        { value: 'change', label: '工艺变更' },
        { value: 'weather', label: '台风停工' },
      ],
    }),
    measure: longText({ label: '措施', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '正常',
      tone: 'good',
      steps: {
        warn: {
          label: '延期预警',
          to: 'late',
          action: 'gims:purchase:follow',
          requires: ['reason', 'measure'],
          tone: 'bad',
        },
        close: { label: '交齐', to: 'closed', action: 'gims:purchase:follow', tone: 'good' },
      },
    },
    late: {
      label: '延期',
      waits: true,
      tone: 'bad',
      steps: {
        recover: { label: '恢复正常', to: 'open', action: 'gims:purchase:follow' },
        close: { label: '交齐', to: 'closed', action: 'gims:purchase:follow', tone: 'good' },
      },
    },
    closed: { label: '已交齐', closed: true },
  },
  views: { late: { label: '延期', filter: { field: 'state', op: 'is', value: 'late' } } },
});
