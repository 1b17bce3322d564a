import { count, day, link, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Cartons on their way from a warehouse to a store. */
export const shipments = recordType({
  system: 'gyl',
  name: 'shipments',
  one: '运单',
  number: 'YSD{yyyymm}{00000}',
  actions: 'gyl:transport',
  scope: 'stores',
  storeField: 'store',
  allBy: 'gyl:transport:all',
  fields: {
    dispatch: link({ label: '发货单', type: 'gyl/dispatches', required: true, fixed: true }),
    route: link({ label: '线路', type: 'gyl/routes', required: true, filterable: true }),
    store: store({
      label: '收货门店',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    cartons: count({ label: '箱数', least: 1, unit: '箱', required: true }),
    sent: day({ label: '发车日期', required: true, sortable: true }),
    due: day({ label: '应到日期', required: true, sortable: true }),
    arrived: day({ label: '签收日期', sortable: true }),
    plate: text({ label: '车牌', most: 20 }),
    trouble: text({ label: '异常', most: 120, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'due', other: 'sent', words: '应到不能早于发车' },
    { kind: 'not-before', field: 'arrived', other: 'sent', words: '签收不能早于发车' },
  ],
  initial: 'moving',
  states: {
    moving: {
      label: '在途',
      waits: true,
      tone: 'warn',
      steps: {
        sign: {
          label: '签收',
          to: 'signed',
          action: 'gyl:transport:sign',
          requires: ['arrived'],
          tone: 'good',
        },
        report: {
          label: '登记异常',
          to: 'troubled',
          action: 'gyl:transport:sign',
          requires: ['trouble'],
          tone: 'bad',
        },
      },
    },
    troubled: {
      label: '异常',
      waits: true,
      tone: 'bad',
      steps: {
        sign: {
          label: '签收',
          to: 'signed',
          action: 'gyl:transport:sign',
          requires: ['arrived'],
          tone: 'good',
        },
      },
    },
    signed: { label: '已签收', tone: 'good', closed: true },
  },
  views: {
    moving: { label: '在途', filter: { field: 'state', op: 'is', value: 'moving' } },
    troubled: { label: '异常', filter: { field: 'state', op: 'is', value: 'troubled' } },
  },
});
