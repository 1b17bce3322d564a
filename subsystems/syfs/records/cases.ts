import {
  choice,
  day,
  link,
  longText,
  money,
  person,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Losses that are looked into until they are cleared up. */
export const lossCases = recordType({
  system: 'syfs',
  name: 'cases',
  one: '防损案件',
  number: 'FA{yyyymm}{000}',
  actions: 'syfs:case',
  scope: 'all',
  fields: {
    title: text({ label: '案由', most: 40, required: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'cash', label: '现金短款' },
        { value: 'refund', label: '虚假退货' },
        { value: 'discount', label: '折扣舞弊' },
        { value: 'theft', label: '货品失窃' },
      ],
    }),
    store: store({ label: '门店', among: 'all', required: true, filterable: true }),
    person: person({ label: '当事人', among: 'all', action: 'syfs:case:person' }),
    difference: link({ label: '现金差异', type: 'syfs/cash-differences' }),
    filed: day({ label: '立案日期', required: true, sortable: true }),
    handler: person({ label: '承办人', required: true, filterable: true }),
    loss: money({ label: '涉案金额', most: 10_000_000, required: true, sortable: true }),
    recovered: money({ label: '已追回', early: true, most: 10_000_000, sortable: true }),
    conclusion: longText({ label: '调查结论', most: 500, aside: true }),
  },
  rules: [{ kind: 'most', field: 'recovered', other: 'loss', words: '追回不能多于涉案金额' }],
  initial: 'open',
  states: {
    open: {
      label: '调查中',
      waits: true,
      tone: 'warn',
      steps: {
        conclude: {
          label: '提交结案',
          to: 'concluded',
          action: 'syfs:case:conclude',
          requires: ['conclusion', 'recovered'],
        },
        drop: {
          label: '撤销',
          to: 'dropped',
          action: 'syfs:case:conclude',
          requires: ['conclusion'],
        },
      },
    },
    concluded: {
      label: '待结案审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        close: { label: '批准结案', to: 'closed', action: 'syfs:case:approve', tone: 'good' },
        return: { label: '退回补充', to: 'open', action: 'syfs:case:approve', tone: 'bad' },
      },
    },
    closed: { label: '已结案', tone: 'good', closed: true },
    dropped: { label: '已撤销', closed: true },
  },
  views: {
    open: { label: '调查中', filter: { field: 'state', op: 'is', value: 'open' } },
    concluded: { label: '待结案审批', filter: { field: 'state', op: 'is', value: 'concluded' } },
  },
});
