import { choice, day, longText, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { rightStates } from './right-states.ts';

/** Trade marks of the group, by class of goods. */
export const trademarks = recordType({
  system: 'lms',
  name: 'trademarks',
  one: '商标',
  number: 'SB{yyyymm}{00000}',
  actions: 'lms:property',
  scope: 'all',
  fields: {
    name: text({ label: '商标名称', most: 30, required: true }),
    goods: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: '25', label: '25 类 服装鞋帽' },
        { value: '18', label: '18 类 箱包皮具' },
        { value: '24', label: '24 类 纺织品' },
        { value: '35', label: '35 类 零售服务' },
        { value: '14', label: '14 类 首饰' },
      ],
    }),
    registration: text({ label: '注册号', most: 20 }),
    applied: day({ label: '申请日', required: true, fixed: true, sortable: true }),
    until: day({ label: '专用权期限', sortable: true }),
    agent: text({ label: '代理机构', most: 40, aside: true }),
    fee: money({ label: '规费', most: 1_000_000 }),
    note: longText({ label: '备注', most: 200, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'applied', words: '期限不能早于申请日' }],
  initial: 'applied',
  states: rightStates,
  views: { applied: { label: '申请中', filter: { field: 'state', op: 'is', value: 'applied' } } },
});
