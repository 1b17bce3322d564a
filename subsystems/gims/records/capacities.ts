import { count, day, link, percent, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Pieces that a factory can make in a month, and those that are booked. */
export const capacities = recordType({
  system: 'gims',
  name: 'capacities',
  one: '产能登记',
  number: 'CN{yyyymm}{0000}',
  actions: 'gims:factory',
  scope: 'all',
  fields: {
    supplier: link({ label: '工厂', type: 'gims/suppliers', required: true, filterable: true }),
    month: day({ label: '月份', required: true, sortable: true, help: '选择当月第一天' }),
    sewingLines: count({
      label: '车缝线',
      total: 'none',
      least: 1,
      most: 200,
      unit: '条',
      required: true,
    }),
    workers: count({
      label: '车缝工',
      total: 'none',
      least: 1,
      most: 10_000,
      unit: '人',
      required: true,
    }),
    able: count({ label: '可用产能', least: 1, unit: '件', required: true, sortable: true }),
    booked: count({ label: '已排产能', unit: '件', required: true, sortable: true }),
    load: percent({ label: '负荷率', most: 200, required: true, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'reported',
  states: {
    reported: {
      label: '待核实',
      waits: true,
      tone: 'warn',
      steps: {
        confirm: { label: '核实', to: 'confirmed', action: 'gims:factory:confirm', tone: 'good' },
      },
    },
    confirmed: {
      label: '已核实',
      tone: 'good',
      closed: true,
      steps: { reopen: { label: '重新核实', to: 'reported', action: 'gims:factory:confirm' } },
    },
  },
  views: {
    full: { label: '负荷 90% 以上', filter: { field: 'load', op: 'least', value: 90 } },
  },
});
