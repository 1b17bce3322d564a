import { choice, count, day, link, longText, person } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { warehouses } from './places.ts';

/** Checks of goods as they come into a warehouse: cartons, labels and a few pieces of each. */
export const arrivalChecks = recordType({
  system: 'gyl',
  name: 'arrival-checks',
  one: '收货质检',
  number: 'SHZ{yyyymm}{0000}',
  actions: 'gyl:arrival',
  scope: 'all',
  fields: {
    booking: link({ label: '到货预约', type: 'gyl/bookings', required: true, fixed: true }),
    delivery: link({ label: '到货单', type: 'gims/deliveries', required: true }),
    warehouse: choice({ label: '仓库', choices: warehouses, required: true, filterable: true }),
    day: day({ label: '质检日期', required: true, sortable: true }),
    checker: person({ label: '质检员', required: true, filterable: true }),
    sampled: count({ label: '抽检件数', least: 1, unit: '件', required: true }),
    defective: count({ label: '不良件数', unit: '件', required: true, sortable: true }),
    cartons: choice({
      label: '外箱',
      required: true,
      choices: [
        { value: 'fine', label: '完好' },
        { value: 'wet', label: '受潮' },
        { value: 'broken', label: '破损' },
      ],
    }),
    remarks: longText({ label: '说明', most: 200, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'defective', other: 'sampled', words: '不良件数不能多于抽检件数' },
    {
      kind: 'required-when',
      field: 'remarks',
      other: 'cartons',
      is: ['wet', 'broken'],
      words: '外箱受潮或破损时请输入说明',
    },
  ],
  initial: 'open',
  states: {
    open: {
      label: '待质检',
      waits: true,
      tone: 'warn',
      steps: {
        pass: { label: '放行', to: 'passed', action: 'gyl:arrival:check', tone: 'good' },
        hold: {
          label: '暂扣',
          to: 'held',
          action: 'gyl:arrival:check',
          requires: ['remarks'],
          tone: 'bad',
        },
      },
    },
    held: {
      label: '暂扣',
      waits: true,
      tone: 'bad',
      steps: { pass: { label: '放行', to: 'passed', action: 'gyl:arrival:check', tone: 'good' } },
    },
    passed: { label: '已放行', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待质检', filter: { field: 'state', op: 'is', value: 'open' } },
    held: { label: '暂扣', filter: { field: 'state', op: 'is', value: 'held' } },
  },
});
