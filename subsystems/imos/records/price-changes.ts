import { choice, count, day, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Prices that are to change: submitted by one user, approved by another. */
export const priceChanges = recordType({
  system: 'imos',
  name: 'price-changes',
  one: '调价单',
  number: 'TJ{yyyymm}{00000}',
  actions: 'imos:price',
  scope: 'group',
  fields: {
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    name: text({ label: '品名', most: 40 }),
    tag: count({
      label: '吊牌价',
      total: 'none',
      least: 1,
      most: 100_000,
      unit: '元',
      required: true,
      sortable: true,
    }),
    before: count({
      label: '现售价',
      total: 'none',
      least: 1,
      most: 100_000,
      unit: '元',
      sortable: true,
    }),
    price: count({
      label: '新售价',
      total: 'none',
      least: 1,
      most: 100_000,
      unit: '元',
      required: true,
      sortable: true,
    }),
    from: day({ label: '生效日期', required: true, sortable: true }),
    stores: choice({
      label: '适用范围',
      filterable: true,
      choices: [
        { value: 'all', label: '全部门店' },
        { value: 'outlet', label: '奥莱店' },
        { value: 'online', label: '线上店铺' },
        { value: 'region', label: '华东大区' },
      ],
    }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'season', label: '换季' },
        { value: 'slow', label: '滞销' },
        { value: 'promotion', label: '促销' },
        { value: 'mistake', label: '更正' },
      ],
    }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'price', other: 'tag', words: '新售价不能高于吊牌价' },
    {
      kind: 'within',
      field: 'price',
      other: 'before',
      percent: 60,
      words: '新售价与现售价相差不能超过 60%',
    },
    {
      kind: 'required-when',
      field: 'note',
      other: 'reason',
      is: ['mistake'],
      words: '更正价格时请输入说明',
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
        withdraw: { label: '撤回', to: 'draft', action: 'imos:price:submit', by: 'author' },
      },
    },
    approved: { label: '已批准', tone: 'good', closed: true },
  },
  views: {
    waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
    approved: { label: '已批准', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});
