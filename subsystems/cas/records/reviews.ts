import { choice, count, day, link, longText, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { channels } from './channels.ts';

/** Reviews of goods and stores, and the replies to them. */
export const reviews = recordType({
  system: 'cas',
  name: 'reviews',
  one: '评价',
  number: 'PJ{yyyymm}{00000}',
  actions: 'cas:review',
  scope: 'all',
  fields: {
    channel: choice({
      label: '渠道',
      choices: channels,
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', fixed: true, filterable: true }),
    style: link({ label: '款式', type: 'imos/styles', fixed: true }),
    score: count({
      label: '评分',
      total: 'average',
      least: 1,
      most: 5,
      unit: '星',
      required: true,
      sortable: true,
    }),
    topic: link({ label: '主题', type: 'cas/topics', filterable: true }),
    day: day({ label: '评价日期', required: true, fixed: true, sortable: true }),
    content: longText({ label: '内容', most: 300, required: true, fixed: true }),
    reply: longText({ label: '回复', most: 300, aside: true }),
  },
  initial: 'fresh',
  states: {
    fresh: {
      label: '待回复',
      waits: true,
      tone: 'warn',
      steps: {
        reply: {
          label: '回复',
          to: 'replied',
          action: 'cas:review:reply',
          requires: ['reply'],
          tone: 'good',
        },
        skip: { label: '无需回复', to: 'skipped', action: 'cas:review:reply' },
      },
    },
    replied: { label: '已回复', tone: 'good', closed: true },
    skipped: { label: '无需回复', closed: true },
  },
  views: {
    fresh: { label: '待回复', filter: { field: 'state', op: 'is', value: 'fresh' } },
    bad: { label: '差评', filter: { field: 'score', op: 'most', value: 2 } },
  },
});
