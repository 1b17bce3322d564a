import { count, day, link, longText, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Bookings of meeting rooms: everybody sees all, and no two of one room overlap. */
export const roomBookings = recordType({
  system: 'ams',
  name: 'room-bookings',
  one: '会议预订',
  number: 'HYY{yyyymm}{00000}',
  actions: 'ams:meeting',
  scope: 'own',
  allBy: 'ams:meeting:list',
  fields: {
    title: text({ label: '会议主题', most: 40, required: true }),
    room: link({ label: '会议室', type: 'ams/meeting-rooms', required: true, filterable: true }),
    day: day({ label: '日期', required: true, sortable: true }),
    from: time({ label: '开始', required: true }),
    until: time({ label: '结束', required: true }),
    people: count({ label: '参会人数', least: 1, most: 300, unit: '人', required: true }),
    note: longText({ label: '会务要求', most: 200, aside: true }),
    answer: text({ label: '释放原因', most: 120, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束时间应晚于开始时间' },
    { kind: 'different', field: 'until', other: 'from', words: '结束时间应晚于开始时间' },
  ],
  apart: {
    of: 'room',
    day: 'day',
    from: 'from',
    until: 'until',
    in: ['booked'],
    words: '该会议室这一时段已被预订',
  },
  initial: 'booked',
  states: {
    booked: {
      label: '已预订',
      tone: 'good',
      steps: {
        cancel: {
          label: '取消预订',
          to: 'cancelled',
          action: 'ams:meeting:submit',
          by: 'author',
          tone: 'bad',
        },
        release: {
          label: '释放',
          to: 'released',
          action: 'ams:desk:approve',
          by: 'others',
          requires: ['answer'],
          tone: 'bad',
        },
      },
    },
    cancelled: { label: '已取消', closed: true },
    released: { label: '已释放', tone: 'bad', closed: true },
  },
  views: { booked: { label: '已预订', filter: { field: 'state', op: 'is', value: 'booked' } } },
});
