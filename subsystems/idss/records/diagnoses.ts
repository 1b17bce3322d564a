import {
  choice,
  day,
  dictionary,
  longText,
  percent,
  person,
  store,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
