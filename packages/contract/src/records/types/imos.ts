import { choice, count, day, link, percent, stock, store, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** Proposals to replenish stores, made each night from sales and stock. */
export const replenishments = recordType({
  system: 'imos',
  name: 'replenishments',
  one: '补货建议',
  number: 'BH{yyyymm}{00000}',
  actions: 'imos:replenish',
  scope: 'group',
  fields: {
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    name: text({ label: '品名', most: 40 }),
    colour: text({ label: '颜色', most: 20 }),
    size: text({ label: '尺码', most: 10 }),
    store: text({ label: '门店', most: 40, filterable: true, former: true }),
    toStore: store({ label: '门店', among: 'all', filterable: true }),
    sold: count({
      label: '近 7 天销量',
      total: 'none',
      most: 100_000,
      unit: '件',
      sortable: true,
    }),
    onHand: stock({ label: '店存', most: 100_000, sortable: true }),
    units: count({
      label: '建议数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    day: day({ label: '期望到店', sortable: true }),
    note: text({ label: '处理说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'required-without', field: 'toStore', other: 'store', words: '请选择门店' }],
  initial: 'proposed',
  states: {
    proposed: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        accept: { label: '采纳', to: 'accepted', action: 'imos:replenish:decide', tone: 'good' },
        decline: { label: '不采纳', to: 'declined', action: 'imos:replenish:decide', tone: 'bad' },
      },
    },
    accepted: {
      label: '已采纳',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        approve: {
          label: '批准补货',
          to: 'approved',
          action: 'imos:replenish:approve',
          tone: 'good',
        },
        decline: { label: '不批准', to: 'declined', action: 'imos:replenish:approve', tone: 'bad' },
      },
    },
    approved: { label: '已批准', tone: 'good', closed: true },
    declined: {
      label: '不采纳',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '重新考虑', to: 'proposed', action: 'imos:replenish:decide' } },
    },
  },
  views: {
    waiting: { label: '待确认', filter: { field: 'state', op: 'is', value: 'proposed' } },
    accepted: { label: '待审批', filter: { field: 'state', op: 'is', value: 'accepted' } },
  },
});

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
