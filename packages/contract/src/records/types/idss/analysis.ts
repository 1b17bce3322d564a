import {
  choice,
  count,
  day,
  daySpan,
  dictionary,
  link,
  longText,
  percent,
  person,
  stock,
  store,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Sales of a style in a week, and the action that follows. */
export const sellThroughs = recordType({
  system: 'idss',
  name: 'sell-throughs',
  one: '畅滞销',
  number: 'CZX{yyyymm}{0000}',
  actions: 'idss:analysis',
  scope: 'all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    week: daySpan({ label: '周', required: true, fixed: true, sortable: true }),
    sold: count({ label: '周销', unit: '件', required: true, sortable: true }),
    stock: stock({ label: '库存', required: true, sortable: true }),
    rate: percent({ label: '累计售罄率', required: true, sortable: true }),
    grade: choice({
      label: '分级',
      required: true,
      filterable: true,
      choices: [
        { value: 'fast', label: '畅销', tone: 'good' },
        { value: 'plain', label: '平销' },
        { value: 'slow', label: '滞销', tone: 'bad' },
      ],
    }),
    measure: choice({
      label: '决策',
      filterable: true,
      choices: [
        { value: 'reorder', label: '追单' },
        { value: 'move', label: '调拨' },
        { value: 'markdown', label: '折价' },
        { value: 'withdraw', label: '撤场' },
        { value: 'keep', label: '维持' },
      ],
    }),
    note: longText({ label: '说明', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待决策',
      waits: true,
      tone: 'warn',
      steps: {
        decide: {
          label: '决策',
          to: 'decided',
          action: 'idss:analysis:decide',
          requires: ['measure'],
          tone: 'good',
        },
      },
    },
    decided: { label: '已决策', tone: 'good', closed: true },
  },
  views: {
    fast: { label: '畅销', filter: { field: 'grade', op: 'is', value: 'fast' } },
    slow: { label: '滞销', filter: { field: 'grade', op: 'is', value: 'slow' } },
  },
});

/** Styles that a store sells on trial before they are ordered for all. */
export const trials = recordType({
  system: 'idss',
  name: 'trials',
  one: '试销',
  number: 'SX{yyyymm}{0000}',
  actions: 'idss:analysis',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:analysis:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({
      label: '试销门店',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    span: daySpan({ label: '试销期间', required: true, sortable: true }),
    units: count({ label: '试销件数', least: 1, most: 1_000, unit: '件', required: true }),
    sold: count({ label: '售出', unit: '件', sortable: true }),
    tried: count({ label: '试穿次数', unit: '次', sortable: true }),
    verdict: longText({ label: '结论', most: 200, aside: true }),
  },
  rules: [{ kind: 'most', field: 'sold', other: 'units', words: '售出不能多于试销件数' }],
  initial: 'running',
  states: {
    running: {
      label: '试销中',
      tone: 'warn',
      steps: {
        pass: {
          label: '转大货',
          to: 'passed',
          action: 'idss:analysis:judge',
          requires: ['sold', 'verdict'],
          tone: 'good',
        },
        fail: {
          label: '不通过',
          to: 'failed',
          action: 'idss:analysis:judge',
          requires: ['sold', 'verdict'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '转大货', tone: 'good', closed: true },
    failed: { label: '不通过', tone: 'bad', closed: true },
  },
  views: { running: { label: '试销中', filter: { field: 'state', op: 'is', value: 'running' } } },
});

/** Faults in the goods of a store, with who mends them and until when. */
export const diagnoses = recordType({
  system: 'idss',
  name: 'diagnoses',
  one: '货品诊断',
  number: 'HZD{yyyymm}{0000}',
  actions: 'idss:analysis',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:analysis:all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    day: day({ label: '诊断日期', required: true, sortable: true }),
    category: dictionary({
      label: '品类',
      dictionary: 'goods_category',
      required: true,
      filterable: true,
    }),
    finding: choice({
      label: '问题',
      required: true,
      filterable: true,
      choices: [
        { value: 'deep', label: '库存过深' },
        { value: 'thin', label: '宽度不足' },
        { value: 'broken', label: '断码严重' },
        { value: 'old', label: '库龄偏高' },
        { value: 'display', label: '出样不足' },
      ],
    }),
    rate: percent({ label: '品类售罄率', required: true, sortable: true }),
    owner: person({ label: '责任人', required: true, filterable: true }),
    due: day({ label: '完成期限', required: true, sortable: true }),
    measure: longText({ label: '改善措施', most: 300, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'due', other: 'day', words: '完成期限不能早于诊断日期' }],
  initial: 'open',
  states: {
    open: {
      label: '待改善',
      waits: true,
      tone: 'warn',
      steps: {
        begin: {
          label: '开始改善',
          to: 'working',
          action: 'idss:analysis:improve',
          requires: ['measure'],
        },
      },
    },
    working: {
      label: '改善中',
      waits: true,
      tone: 'warn',
      steps: {
        finish: { label: '完成', to: 'done', action: 'idss:analysis:improve', tone: 'good' },
      },
    },
    done: { label: '已完成', tone: 'good', closed: true },
  },
  views: { open: { label: '待改善', filter: { field: 'state', op: 'is', value: 'open' } } },
});
