import {
  choice,
  count,
  day,
  link,
  money,
  number,
  person,
  stock,
  text,
  time,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Shops of the group on platforms of others. */
export const shops = recordType({
  system: 'ops',
  name: 'shops',
  one: '店铺',
  number: 'DP{yyyymm}{00000}',
  actions: 'ops:shop',
  scope: 'company',
  fields: {
    name: text({ label: '店铺名称', most: 40, required: true }),
    platform: choice({
      label: '平台',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'mall', label: '综合电商' },
        { value: 'video', label: '短视频' },
        { value: 'flash', label: '特卖' },
        { value: 'mini', label: '小程序商城' },
      ],
    }),
    keeper: person({ label: '店长', required: true }),
    opened: day({ label: '开店日期', required: true, sortable: true }),
    rating: number({
      label: '店铺评分',
      total: 'average',
      most: 5,
      decimals: 2,
      unit: '分',
      sortable: true,
    }),
    monthly: money({ label: '近 30 天成交', sortable: true }),
    fans: count({ label: '粉丝数', unit: '人', sortable: true }),
    token: day({ label: '授权到期', sortable: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '营业中',
      tone: 'good',
      steps: {
        pause: {
          label: '停业',
          to: 'paused',
          action: 'ops:shop:change',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    paused: {
      label: '已停业',
      tone: 'bad',
      steps: { resume: { label: '恢复营业', to: 'open', action: 'ops:shop:change', tone: 'good' } },
    },
  },
  views: { open: { label: '营业中', filter: { field: 'state', op: 'is', value: 'open' } } },
});

const shop = link({ label: '店铺', type: 'ops/shops', required: true, filterable: true });

/** Live sales: who speaks when, and what it brought. */
export const liveSessions = recordType({
  system: 'ops',
  name: 'live-sessions',
  one: '直播场次',
  number: 'ZB{yyyymm}{00000}',
  actions: 'ops:promotion',
  scope: 'company',
  fields: {
    shop,
    theme: text({ label: '主题', most: 40, required: true }),
    host: person({ label: '主播', required: true, filterable: true }),
    day: day({ label: '日期', required: true, sortable: true }),
    from: time({ label: '开始', required: true }),
    until: time({ label: '结束', required: true }),
    styles: count({
      label: '上播款数',
      total: 'none',
      least: 1,
      most: 300,
      unit: '款',
      required: true,
    }),
    viewers: count({ label: '观看人数', unit: '人', sortable: true }),
    amount: money({ label: '成交金额', sortable: true }),
    note: text({ label: '复盘', early: true, most: 200, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '结束时间不能早于开始时间' }],
  initial: 'planned',
  states: {
    planned: {
      label: '待开播',
      waits: true,
      tone: 'warn',
      steps: {
        begin: { label: '开播', to: 'live', action: 'ops:promotion:work' },
        cancel: {
          label: '取消',
          to: 'cancelled',
          action: 'ops:promotion:work',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    live: {
      label: '直播中',
      tone: 'good',
      closed: true,
      steps: {
        end: {
          label: '下播',
          to: 'ended',
          action: 'ops:promotion:work',
          requires: ['viewers', 'amount'],
        },
      },
    },
    ended: { label: '已结束', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: { planned: { label: '待开播', filter: { field: 'state', op: 'is', value: 'planned' } } },
});

/** Styles in a shop, from the text to the first sale. */
export const listings = recordType({
  system: 'ops',
  name: 'listings',
  one: '上架商品',
  number: 'SJ{yyyymm}{00000}',
  actions: 'ops:goods',
  scope: 'company',
  fields: {
    shop,
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    title: text({ label: '商品标题', most: 60, required: true }),
    tag: money({
      label: '吊牌价',
      total: 'none',
      least: 1,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    price: money({
      label: '售价',
      total: 'none',
      least: 1,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    stock: stock({ label: '可售库存', most: 1_000_000, sortable: true }),
    sold: count({ label: '累计销量', most: 10_000_000, unit: '件', sortable: true }),
    day: day({ label: '计划上架', required: true, sortable: true }),
    keeper: person({ label: '负责人', aside: true }),
    note: text({ label: '审核意见', most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'price', other: 'tag', words: '售价不能高于吊牌价' },
    {
      kind: 'within',
      field: 'price',
      other: 'tag',
      percent: 60,
      words: '售价与吊牌价相差不能超过 60%',
    },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '编辑中',
      steps: { submit: { label: '提交审核', to: 'review', action: 'ops:goods:submit' } },
    },
    review: {
      label: '待审核',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '上架', to: 'on', action: 'ops:goods:approve', tone: 'good' },
        return: {
          label: '退回',
          to: 'draft',
          action: 'ops:goods:approve',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    on: {
      label: '在售',
      tone: 'good',
      closed: true,
      steps: { off: { label: '下架', to: 'off', action: 'ops:goods:submit', tone: 'bad' } },
    },
    off: {
      label: '已下架',
      steps: { submit: { label: '重新提交', to: 'review', action: 'ops:goods:submit' } },
    },
  },
  views: {
    waiting: { label: '待审核', filter: { field: 'state', op: 'is', value: 'review' } },
    on: { label: '在售', filter: { field: 'state', op: 'is', value: 'on' } },
  },
});
