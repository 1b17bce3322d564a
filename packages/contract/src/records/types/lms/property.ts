import { choice, day, longText, money, text } from '../../fields.ts';
import { recordType, type RecordState } from '../../record-type.ts';

const keep = 'lms:property:keep';

/** An application that is granted, renewed before it expires, or lapses. */
const rightStates = {
  applied: {
    label: '申请中',
    tone: 'warn',
    steps: {
      grant: { label: '已授权', to: 'granted', action: keep, requires: ['until'], tone: 'good' },
      refuse: { label: '被驳回', to: 'refused', action: keep, tone: 'bad' },
    },
  },
  granted: {
    label: '有效',
    tone: 'good',
    steps: {
      renew: { label: '续展', to: 'granted', action: keep, requires: ['until'], tone: 'good' },
      lapse: { label: '放弃', to: 'lapsed', action: keep, tone: 'bad' },
    },
  },
  refused: { label: '被驳回', tone: 'bad', closed: true },
  lapsed: { label: '已失效', closed: true },
} as const satisfies Record<string, RecordState>;

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

/** Patents, most of them designs of clothes and fittings. */
export const patents = recordType({
  system: 'lms',
  name: 'patents',
  one: '专利',
  number: 'ZL{yyyymm}{00000}',
  actions: 'lms:property',
  scope: 'all',
  fields: {
    name: text({ label: '专利名称', most: 40, required: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'design', label: '外观设计' },
        { value: 'utility', label: '实用新型' },
        { value: 'invention', label: '发明' },
      ],
    }),
    registration: text({ label: '专利号', most: 24 }),
    inventor: text({ label: '设计人', most: 40, required: true }),
    applied: day({ label: '申请日', required: true, fixed: true, sortable: true }),
    until: day({ label: '期限届满', sortable: true }),
    annual: day({ label: '年费缴至', sortable: true }),
    fee: money({ label: '年费', most: 100_000 }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'applied', words: '期限不能早于申请日' }],
  initial: 'applied',
  states: rightStates,
  views: { applied: { label: '申请中', filter: { field: 'state', op: 'is', value: 'applied' } } },
});
