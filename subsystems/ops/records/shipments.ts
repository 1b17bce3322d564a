import { choice, count, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Parcels to be picked, packed and handed over, from a warehouse or a store. */
export const shipments = recordType({
  system: 'ops',
  name: 'shipments',
  one: '发货任务',
  number: 'FHR{yyyymm}{00000}',
  actions: 'ops:fulfil',
  scope: 'company',
  fields: {
    order: link({ label: '订单', type: 'ops/orders', required: true, fixed: true }),
    place: choice({
      label: '发货地',
      required: true,
      filterable: true,
      choices: [
        { value: 'central', label: '中央仓' },
        { value: 'east', label: '华东分仓' },
        { value: 'store', label: '门店代发' },
      ],
    }),
    units: count({ label: '件数', least: 1, most: 500, unit: '件', required: true }),
    carrier: choice({
      label: '承运商',
      required: true,
      filterable: true,
      choices: [
        { value: 'express', label: '示例速运' },
        { value: 'parcel', label: '示例快递' },
        { value: 'air', label: '示例航空件' },
      ],
    }),
    due: day({ label: '承诺发货', required: true, sortable: true }),
    waybill: text({ label: '运单号', most: 30 }),
    freight: money({ label: '运费', most: 10_000 }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'picking',
  states: {
    picking: {
      label: '待拣货',
      waits: true,
      tone: 'warn',
      steps: { pick: { label: '拣货完成', to: 'packing', action: 'ops:fulfil:work' } },
    },
    packing: {
      label: '待复核打包',
      waits: true,
      tone: 'warn',
      steps: {
        pack: { label: '打包完成', to: 'packed', action: 'ops:fulfil:work' },
        short: {
          label: '拣货缺件',
          to: 'short',
          action: 'ops:fulfil:work',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    short: {
      label: '缺件',
      waits: true,
      tone: 'bad',
      steps: { again: { label: '重新拣货', to: 'picking', action: 'ops:fulfil:work' } },
    },
    packed: {
      label: '待交运',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        hand: {
          label: '交运',
          to: 'handed',
          action: 'ops:fulfil:work',
          requires: ['waybill'],
          tone: 'good',
        },
      },
    },
    handed: { label: '已交运', tone: 'good', closed: true },
  },
  views: {
    picking: { label: '待拣货', filter: { field: 'state', op: 'is', value: 'picking' } },
    packed: { label: '待交运', filter: { field: 'state', op: 'is', value: 'packed' } },
  },
});
