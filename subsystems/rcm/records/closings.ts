import { choice, day, money, stock, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Stores that are given up. */
export const closings = recordType({
  system: 'rcm',
  name: 'closings',
  one: '撤店申请',
  number: 'GB{yyyymm}{00000}',
  actions: 'rcm:opening',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    reason: choice({
      label: '撤店原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'loss', label: '持续亏损' },
        { value: 'lease', label: '租约到期' },
        { value: 'mall', label: '商场调整' },
        { value: 'move', label: '迁址' },
      ],
    }),
    last: day({ label: '计划撤店日', required: true, sortable: true }),
    stock: stock({ label: '剩余库存', most: 100_000, sortable: true }),
    loss: money({ label: '预计损失', sortable: true }),
    staff: text({ label: '人员安置', most: 120, required: true, aside: true }),
    closed: day({ label: '实际撤店日' }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'submitted', action: 'rcm:opening:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'clearing', action: 'rcm:opening:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'rcm:opening:approve', tone: 'bad' },
      },
    },
    clearing: {
      label: '清场中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        close: {
          label: '撤店完成',
          to: 'closed',
          action: 'rcm:opening:submit',
          requires: ['closed'],
        },
      },
    },
    closed: { label: '已撤店', closed: true },
  },
  views: { waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } } },
});
