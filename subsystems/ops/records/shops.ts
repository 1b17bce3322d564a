import { choice, count, day, money, number, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
