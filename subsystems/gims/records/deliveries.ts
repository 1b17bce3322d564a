import { count, day, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Goods that a factory sends for an order. */
export const deliveries = recordType({
  system: 'gims',
  name: 'deliveries',
  one: '到货单',
  number: 'DH{yyyymm}{0000}',
  actions: 'gims:purchase',
  scope: 'all',
  fields: {
    order: link({ label: '采购订单', type: 'gims/purchase-orders', required: true, fixed: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true }),
    batch: count({ label: '批次', total: 'none', least: 1, most: 99, required: true }),
    units: count({ label: '发货件数', least: 1, unit: '件', required: true, sortable: true }),
    cartons: count({ label: '箱数', least: 1, most: 10_000, unit: '箱', required: true }),
    sent: day({ label: '发货日期', required: true, sortable: true }),
    arrived: day({ label: '到货日期', sortable: true }),
    waybill: text({ label: '运单号', most: 30, aside: true }),
    note: text({ label: '备注', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'arrived', other: 'sent', words: '到货不能早于发货' }],
  initial: 'announced',
  states: {
    announced: {
      label: '待发货',
      waits: true,
      steps: {
        send: {
          label: '发货',
          to: 'moving',
          action: 'gims:purchase:deliver',
          requires: ['waybill'],
        },
      },
    },
    moving: {
      label: '在途',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        arrive: {
          label: '到货',
          to: 'arrived',
          action: 'gims:purchase:deliver',
          requires: ['arrived'],
          tone: 'good',
        },
      },
    },
    arrived: { label: '已到货', tone: 'good', closed: true },
  },
  views: { moving: { label: '在途', filter: { field: 'state', op: 'is', value: 'moving' } } },
});
