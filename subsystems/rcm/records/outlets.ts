import { choice, count, day, percent, person, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { city, mode } from './outlet-fields.ts';

/** Places of sale, as channel management sees them. */
export const outlets = recordType({
  system: 'rcm',
  name: 'outlets',
  one: '网点',
  number: 'WD{yyyymm}{00000}',
  actions: 'rcm:outlet',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, fixed: true }),
    name: text({ label: '网点名称', most: 40, required: true }),
    city,
    mode,
    mall: choice({
      label: '商业类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'street', label: '街边店' },
        { value: 'mall', label: '购物中心' },
        { value: 'department', label: '百货' },
        { value: 'outlet', label: '奥特莱斯' },
      ],
    }),
    area: count({
      label: '面积',
      least: 10,
      most: 20_000,
      unit: '㎡',
      required: true,
      sortable: true,
    }),
    opened: day({ label: '开业日期', sortable: true }),
    rentRate: percent({ label: '租售比', sortable: true }),
    grade: choice({
      label: '店铺等级',
      filterable: true,
      choices: ['A', 'B', 'C', 'D'].map((grade) => ({ value: grade, label: `${grade} 级` })),
    }),
    keeper: person({ label: '拓展经理', aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '营业中',
      tone: 'good',
      steps: {
        refit: { label: '停业装修', to: 'refitting', action: 'rcm:outlet:change' },
        close: { label: '闭店', to: 'closed', action: 'rcm:outlet:change', tone: 'bad' },
      },
    },
    refitting: {
      label: '装修中',
      tone: 'warn',
      steps: {
        reopen: { label: '恢复营业', to: 'open', action: 'rcm:outlet:change', tone: 'good' },
      },
    },
    closed: { label: '已闭店', closed: true },
  },
  views: { open: { label: '营业中', filter: { field: 'state', op: 'is', value: 'open' } } },
});
