import { choice, day, link, percent, stock, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Styles of which a store lacks sizes that sell. */
export const brokenSizes = recordType({
  system: 'idss',
  name: 'broken-sizes',
  one: '断码单',
  number: 'DMD{yyyymm}{00000}',
  actions: 'idss:allocation',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:allocation:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    day: day({ label: '断码日期', required: true, sortable: true }),
    missing: text({ label: '缺码', most: 60, required: true }),
    rate: percent({ label: '齐码率', required: true, sortable: true }),
    stock: stock({ label: '余量', sortable: true }),
    measure: choice({
      label: '处理',
      filterable: true,
      choices: [
        { value: 'refill', label: '总仓补码' },
        { value: 'gather', label: '邻店调入' },
        { value: 'merge', label: '并店调出' },
        { value: 'wait', label: '售罄下架' },
      ],
    }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        decide: {
          label: '确定处理',
          to: 'decided',
          action: 'idss:allocation:decide',
          requires: ['measure'],
        },
      },
    },
    decided: {
      label: '处理中',
      waits: true,
      closed: true,
      steps: {
        finish: { label: '已齐码', to: 'done', action: 'idss:allocation:decide', tone: 'good' },
      },
    },
    done: { label: '已完成', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } },
    bare: { label: '齐码率 50% 以下', filter: { field: 'rate', op: 'most', value: 50 } },
  },
});
