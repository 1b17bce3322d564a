import { count, day, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The cars of the group. */
export const vehicles = recordType({
  system: 'ams',
  name: 'vehicles',
  one: '车辆',
  number: 'CL{yyyymm}{00000}',
  actions: 'ams:vehicle',
  scope: 'all',
  fields: {
    plate: text({ label: '车牌号', most: 10, required: true, fixed: true }),
    model: text({ label: '车型', most: 30, required: true }),
    seats: count({ label: '座位', total: 'none', least: 2, most: 60, unit: '座', required: true }),
    driver: person({ label: '司机' }),
    insured: day({ label: '保险到期', required: true, sortable: true }),
    inspected: day({ label: '年检到期', required: true, sortable: true }),
    mileage: count({
      label: '里程',
      total: 'none',
      most: 2_000_000,
      unit: '公里',
      sortable: true,
    }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'ready',
  states: {
    ready: {
      label: '可用',
      tone: 'good',
      steps: {
        repair: {
          label: '送修',
          to: 'repair',
          action: 'ams:vehicle:keep',
          requires: ['note'],
          tone: 'bad',
        },
        retire: { label: '报废', to: 'retired', action: 'ams:vehicle:keep', tone: 'bad' },
      },
    },
    repair: {
      label: '维修中',
      tone: 'warn',
      steps: {
        back: { label: '修好返回', to: 'ready', action: 'ams:vehicle:keep', tone: 'good' },
      },
    },
    retired: { label: '已报废', closed: true },
  },
});
