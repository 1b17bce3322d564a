import { choice, count, day, link, percent, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Offers for a while, by share of the tag price. */
export const promotions = recordType({
  system: 'imos',
  name: 'promotions',
  one: '促销活动',
  number: 'CX{yyyymm}{00000}',
  actions: 'imos:price',
  scope: 'group',
  fields: {
    name: text({ label: '活动名称', most: 40, required: true }),
    kind: choice({
      label: '活动方式',
      required: true,
      filterable: true,
      choices: [
        { value: 'rate', label: '整单折扣' },
        { value: 'second', label: '第二件优惠' },
        { value: 'full', label: '满额立减' },
        { value: 'gift', label: '满额赠礼' },
      ],
    }),
    rate: percent({
      label: '折扣力度',
      least: 0,
      most: 60,
      sortable: true,
      help: '低于原价的百分比',
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true, sortable: true }),
    styles: count({ label: '参与款数', total: 'none', most: 5_000, unit: '款', sortable: true }),
    change: link({ label: '调价单', type: 'imos/price-changes' }),
    note: text({ label: '活动规则', most: 200, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' },
    {
      kind: 'required-when',
      field: 'rate',
      other: 'kind',
      is: ['rate', 'second'],
      words: '请输入折扣力度',
    },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交审批', to: 'submitted', action: 'imos:price:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'approved', action: 'imos:price:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'imos:price:approve', tone: 'bad' },
      },
    },
    approved: {
      label: '已批准',
      tone: 'good',
      closed: true,
      steps: {
        stop: { label: '提前结束', to: 'stopped', action: 'imos:price:submit', tone: 'bad' },
      },
    },
    stopped: { label: '已结束', closed: true },
  },
  views: { waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } } },
});
