import { choice, count, daySpan, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The pieces of an order that a sewing line makes in a week. */
export const productionPlans = recordType({
  system: 'gims',
  name: 'production-plans',
  one: '排产计划',
  number: 'PC{yyyymm}{0000}',
  actions: 'gims:production',
  scope: 'all',
  fields: {
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true, fixed: true }),
    supplier: link({ label: '工厂', type: 'gims/suppliers', required: true, filterable: true }),
    line: text({ label: '产线', most: 20, required: true }),
    process: choice({
      label: '工序',
      required: true,
      filterable: true,
      choices: [
        { value: 'cutting', label: '裁剪' },
        { value: 'sewing', label: '车缝' },
        { value: 'finishing', label: '后整' },
      ],
    }),
    week: daySpan({ label: '排产周', required: true, sortable: true }),
    planned: count({ label: '计划件数', least: 1, unit: '件', required: true, sortable: true }),
    made: count({ label: '完成件数', unit: '件', sortable: true }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  initial: 'planned',
  states: {
    planned: {
      label: '已排产',
      steps: { begin: { label: '开工', to: 'running', action: 'gims:production:run' } },
    },
    running: {
      label: '生产中',
      tone: 'warn',
      steps: {
        finish: {
          label: '完工',
          to: 'done',
          action: 'gims:production:run',
          requires: ['made'],
          tone: 'good',
        },
        delay: {
          label: '延误',
          to: 'late',
          action: 'gims:production:run',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    late: {
      label: '延误',
      tone: 'bad',
      steps: {
        finish: {
          label: '完工',
          to: 'done',
          action: 'gims:production:run',
          requires: ['made'],
          tone: 'good',
        },
      },
    },
    done: { label: '已完工', tone: 'good', closed: true },
  },
  views: {
    running: { label: '生产中', filter: { field: 'state', op: 'is', value: 'running' } },
    late: { label: '延误', filter: { field: 'state', op: 'is', value: 'late' } },
  },
});
