import { choice, count, day, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** Proposals to replenish stores. */
export const replenishments = recordType({
  system: 'imos',
  name: 'replenishments',
  one: '补货建议',
  number: 'BH{yyyymm}{00000}',
  actions: 'imos:replenish',
  scope: 'group',
  fields: {
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    store: text({ label: '门店', most: 40, required: true, filterable: true }),
    units: count({
      label: '建议数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    day: day({ label: '期望到店', sortable: true }),
  },
  initial: 'proposed',
  states: {
    proposed: {
      label: '待确认',
      tone: 'warn',
      steps: {
        accept: { label: '采纳', to: 'accepted', action: 'imos:replenish:decide', tone: 'good' },
        decline: { label: '不采纳', to: 'declined', action: 'imos:replenish:decide', tone: 'bad' },
      },
    },
    accepted: { label: '已采纳', tone: 'good', closed: true },
    declined: {
      label: '不采纳',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '重新考虑', to: 'proposed', action: 'imos:replenish:decide' } },
    },
  },
  views: {
    waiting: { label: '待确认', filter: { field: 'state', op: 'is', value: 'proposed' } },
  },
});

/** Prices that are to change. */
export const priceChanges = recordType({
  system: 'imos',
  name: 'price-changes',
  one: '调价单',
  number: 'TJ{yyyymm}{00000}',
  actions: 'imos:price',
  scope: 'group',
  fields: {
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    tag: count({
      label: '吊牌价',
      least: 1,
      most: 100_000,
      unit: '元',
      required: true,
      sortable: true,
    }),
    price: count({
      label: '新售价',
      least: 1,
      most: 100_000,
      unit: '元',
      required: true,
      sortable: true,
    }),
    from: day({ label: '生效日期', required: true, sortable: true }),
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
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'approved', action: 'imos:price:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'imos:price:approve', tone: 'bad' },
        withdraw: { label: '撤回', to: 'draft', action: 'imos:price:submit' },
      },
    },
    approved: { label: '已批准', tone: 'good', closed: true },
  },
  views: {
    waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
  },
});
