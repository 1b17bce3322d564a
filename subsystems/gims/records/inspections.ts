import {
  choice,
  count,
  day,
  lines,
  link,
  longText,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Kinds of defects that pieces are found with. */
export const defectKinds = [
  { value: 'stain', label: '污渍' },
  { value: 'seam', label: '开线' },
  { value: 'shade', label: '色差' },
  { value: 'hole', label: '破洞' },
  { value: 'size', label: '尺寸超差' },
  { value: 'trim', label: '辅料不良' },
] as const;

/** Inspections of delivered goods, with the defects found in the sample. */
export const inspections = recordType({
  system: 'gims',
  name: 'inspections',
  one: '质检单',
  number: 'ZJ{yyyymm}{0000}',
  actions: 'gims:quality',
  scope: 'all',
  fields: {
    delivery: link({ label: '到货单', type: 'gims/deliveries', required: true, fixed: true }),
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    day: day({ label: '检验日期', required: true, sortable: true }),
    inspector: person({ label: '检验员', required: true, filterable: true }),
    lot: count({ label: '送检件数', least: 1, unit: '件', required: true, sortable: true }),
    sampled: count({ label: '抽检件数', least: 1, unit: '件', required: true }),
    defective: count({ label: '不良件数', unit: '件', required: true, sortable: true }),
    defects: lines({
      label: '疵点',
      columns: {
        kind: choice({ label: '疵点', choices: defectKinds, required: true }),
        place: text({ label: '部位', most: 20 }),
        units: count({ label: '件数', most: 10_000, required: true }),
      },
      sums: ['units'],
    }),
    verdict: longText({ label: '结论', most: 200, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'sampled', other: 'lot', words: '抽检件数不能多于送检件数' },
    { kind: 'most', field: 'defective', other: 'sampled', words: '不良件数不能多于抽检件数' },
    {
      kind: 'sum',
      field: 'defective',
      other: 'defects',
      column: 'units',
      words: '应等于疵点件数之和',
    },
  ],
  initial: 'open',
  states: {
    open: {
      label: '待判定',
      waits: true,
      tone: 'warn',
      steps: {
        pass: { label: '合格', to: 'passed', action: 'gims:quality:judge', tone: 'good' },
        fail: {
          label: '不合格',
          to: 'failed',
          action: 'gims:quality:judge',
          requires: ['verdict'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '合格', tone: 'good', closed: true },
    failed: {
      label: '不合格',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        rework: { label: '返工复检', to: 'open', action: 'gims:quality:judge' },
        accept: { label: '让步接收', to: 'conceded', action: 'gims:quality:judge', by: 'others' },
      },
    },
    conceded: { label: '让步接收', tone: 'warn', closed: true },
  },
  views: {
    open: { label: '待判定', filter: { field: 'state', op: 'is', value: 'open' } },
    failed: { label: '不合格', filter: { field: 'state', op: 'is', value: 'failed' } },
  },
});
