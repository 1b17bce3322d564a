import {
  choice,
  choices,
  day,
  link,
  percent,
  stock,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const sizes = choices({
  label: '缺失尺码',
  required: true,
  choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ value: size, label: size })),
});

/** Styles of which a store lacks sizes. */
export const brokenSizes = recordType({
  system: 'imos',
  name: 'broken-sizes',
  one: '缺码记录',
  number: 'QM{yyyymm}{00000}',
  actions: 'imos:stock',
  scope: 'group',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    colour: text({ label: '颜色', most: 20 }),
    sizes,
    complete: percent({ label: '齐码率', required: true, sortable: true }),
    onHand: stock({ label: '店存', most: 10_000, sortable: true }),
    warehouse: stock({ label: '仓库可补', most: 100_000, sortable: true }),
    day: day({ label: '统计日期', required: true, sortable: true }),
    way: choice({
      label: '处理方式',
      filterable: true,
      choices: [
        { value: 'warehouse', label: '仓库补货' },
        { value: 'transfer', label: '门店调拨' },
        { value: 'gather', label: '归并下架' },
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
        solve: { label: '安排处理', to: 'solving', action: 'imos:stock:solve', requires: ['way'] },
        ignore: { label: '不处理', to: 'ignored', action: 'imos:stock:solve' },
      },
    },
    solving: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: { finish: { label: '已补齐', to: 'done', action: 'imos:stock:solve', tone: 'good' } },
    },
    done: { label: '已补齐', tone: 'good', closed: true },
    ignored: { label: '不处理', closed: true },
  },
  views: { open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } } },
});
