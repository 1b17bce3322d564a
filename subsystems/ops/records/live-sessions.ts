import { count, day, link, money, person, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Live sales: who speaks when, and what it brought. */
export const liveSessions = recordType({
  system: 'ops',
  name: 'live-sessions',
  one: '直播场次',
  number: 'ZB{yyyymm}{00000}',
  actions: 'ops:promotion',
  scope: 'company',
  fields: {
    shop: link({ label: '店铺', type: 'ops/shops', required: true, filterable: true }),
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
