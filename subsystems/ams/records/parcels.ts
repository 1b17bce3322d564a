import { choice, count, day, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const handle = 'ams:desk:approve';

/** Parcels that came for somebody or are sent for somebody. */
export const parcels = recordType({
  system: 'ams',
  name: 'parcels',
  one: '快递',
  number: 'KD{yyyymm}{00000}',
  actions: 'ams:desk',
  scope: 'all',
  fields: {
    way: choice({
      label: '方向',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'in', label: '收件' },
        { value: 'out', label: '寄件' },
      ],
    }),
    carrier: choice({
      label: '快递公司',
      required: true,
      filterable: true,
      choices: [
        { value: 'air', label: '空运速递' },
        { value: 'land', label: '陆运快递' },
        { value: 'city', label: '同城闪送' },
        { value: 'post', label: '邮政' },
      ],
    }),
    waybill: text({ label: '运单号', most: 24, required: true }),
    person: person({ label: '收寄人', required: true }),
    content: text({ label: '物品', most: 40, required: true }),
    day: day({ label: '日期', required: true, sortable: true }),
    weight: count({ label: '重量', total: 'sum', most: 1_000, unit: '公斤' }),
    freight: money({ label: '运费', most: 10_000, sortable: true }),
    shelf: text({ label: '货架', most: 10 }),
  },
  rules: [
    { kind: 'required-when', field: 'freight', other: 'way', is: ['out'], words: '寄件请输入运费' },
  ],
  initial: 'waiting',
  states: {
    waiting: {
      label: '待领取',
      waits: true,
      tone: 'warn',
      steps: {
        fetch: { label: '已领取', to: 'fetched', action: handle, by: 'anyone', tone: 'good' },
        send: { label: '已交寄', to: 'sent', action: handle, by: 'anyone', tone: 'good' },
        refuse: { label: '退回', to: 'returned', action: handle, by: 'anyone', tone: 'bad' },
      },
    },
    fetched: { label: '已领取', tone: 'good', closed: true },
    sent: { label: '已交寄', tone: 'good', closed: true },
    returned: { label: '已退回', tone: 'bad', closed: true },
  },
  views: { waiting: { label: '待领取', filter: { field: 'state', op: 'is', value: 'waiting' } } },
});
