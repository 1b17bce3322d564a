import { choice, count, day, lines, link, longText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { warehouses } from './places.ts';

const takenIn = '实收件数计入仓库库存和采购订单，到齐的订单结单';

/** Goods of a delivery that a warehouse takes in. */
export const receipts = recordType({
  system: 'gyl',
  name: 'receipts',
  one: '入库单',
  number: 'RK{yyyymm}{0000}',
  actions: 'gyl:warehouse',
  scope: 'all',
  fields: {
    delivery: link({ label: '到货单', type: 'gims/deliveries', required: true, fixed: true }),
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true }),
    warehouse: choice({ label: '仓库', choices: warehouses, required: true, filterable: true }),
    day: day({ label: '入库日期', sortable: true }),
    noticed: count({ label: '应收', least: 1, unit: '件', required: true, sortable: true }),
    received: count({ label: '实收', unit: '件', required: true, sortable: true }),
    rows: lines({
      label: '明细',
      required: true,
      columns: {
        colour: text({ label: '颜色', most: 10, required: true }),
        size: text({ label: '尺码', most: 10, required: true }),
        noticed: count({ label: '应收', least: 1, required: true }),
        received: count({ label: '实收', required: true }),
      },
      sums: ['noticed', 'received'],
    }),
    remarks: longText({ label: '差异说明', most: 200, aside: true }),
  },
  rules: [
    {
      kind: 'sum',
      field: 'noticed',
      other: 'rows',
      column: 'noticed',
      words: '应等于明细应收之和',
    },
    {
      kind: 'sum',
      field: 'received',
      other: 'rows',
      column: 'received',
      words: '应等于明细实收之和',
    },
  ],
  initial: 'open',
  states: {
    open: {
      label: '待入库',
      waits: true,
      tone: 'warn',
      steps: {
        post: {
          label: '入库',
          causes: takenIn,
          to: 'posted',
          action: 'gyl:warehouse:post',
          requires: ['day'],
          tone: 'good',
        },
        differ: {
          label: '差异入库',
          causes: takenIn,
          to: 'differs',
          action: 'gyl:warehouse:post',
          requires: ['day', 'remarks'],
          tone: 'bad',
        },
      },
    },
    differs: {
      label: '有差异',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        settle: { label: '差异已处理', to: 'posted', action: 'gyl:warehouse:post', tone: 'good' },
      },
    },
    posted: { label: '已入库', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待入库', filter: { field: 'state', op: 'is', value: 'open' } },
    differs: { label: '有差异', filter: { field: 'state', op: 'is', value: 'differs' } },
  },
});
