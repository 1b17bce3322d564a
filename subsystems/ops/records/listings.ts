import { count, day, link, money, person, stock, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Styles in a shop, from the text to the first sale. */
export const listings = recordType({
  system: 'ops',
  name: 'listings',
  one: '上架商品',
  number: 'SJ{yyyymm}{00000}',
  actions: 'ops:goods',
  scope: 'company',
  fields: {
    shop: link({ label: '店铺', type: 'ops/shops', required: true, filterable: true }),
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
