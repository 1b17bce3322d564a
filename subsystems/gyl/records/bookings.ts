import { choice, count, day, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { warehouses } from './places.ts';

/** Times at which deliveries are to reach a dock of a warehouse. */
export const bookings = recordType({
  system: 'gyl',
  name: 'bookings',
  one: '到货预约',
  number: 'YYH{yyyymm}{0000}',
  actions: 'gyl:arrival',
  scope: 'all',
  fields: {
    delivery: link({ label: '到货单', type: 'gims/deliveries', required: true, fixed: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    warehouse: choice({ label: '仓库', choices: warehouses, required: true, filterable: true }),
    day: day({ label: '预约日期', required: true, sortable: true }),
    slot: choice({
      label: '时段',
      required: true,
      choices: [
        { value: 'am1', label: '08:00–10:00' },
        { value: 'am2', label: '10:00–12:00' },
        { value: 'pm1', label: '13:00–15:00' },
        { value: 'pm2', label: '15:00–17:00' },
      ],
    }),
    dock: choice({
      label: '月台',
      choices: ['a1', 'a2', 'b1', 'b2'].map((dock) => ({
        value: dock,
        label: `${dock.toUpperCase()} 月台`,
      })),
    }),
    units: count({ label: '件数', least: 1, unit: '件', required: true, sortable: true }),
    cartons: count({ label: '箱数', least: 1, unit: '箱', required: true }),
    driver: text({ label: '车牌', most: 20, aside: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'asked',
  states: {
    asked: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        confirm: {
          label: '确认月台',
          to: 'booked',
          action: 'gyl:arrival:book',
          requires: ['dock'],
          tone: 'good',
        },
        decline: {
          label: '退回改期',
          to: 'declined',
          action: 'gyl:arrival:book',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    declined: {
      label: '需改期',
      waits: true,
      tone: 'bad',
      steps: { ask: { label: '重新预约', to: 'asked', action: 'gyl:arrival:book' } },
    },
    booked: {
      label: '已确认',
      closed: true,
      steps: {
        arrive: { label: '到仓', to: 'arrived', action: 'gyl:arrival:book', tone: 'good' },
        miss: { label: '未到', to: 'declined', action: 'gyl:arrival:book', tone: 'bad' },
      },
    },
    arrived: { label: '已到仓', tone: 'good', closed: true },
  },
  views: {
    asked: { label: '待确认', filter: { field: 'state', op: 'is', value: 'asked' } },
    booked: { label: '待到仓', filter: { field: 'state', op: 'is', value: 'booked' } },
  },
});
