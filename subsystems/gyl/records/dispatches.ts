import { choice, count, day, lines, longText, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { warehouses } from './places.ts';

/** Goods that a warehouse picks, packs and sends to a store. */
export const dispatches = recordType({
  system: 'gyl',
  name: 'dispatches',
  one: '发货单',
  number: 'FH{yyyymm}{00000}',
  actions: 'gyl:warehouse',
  scope: 'stores',
  storeField: 'store',
  allBy: 'gyl:warehouse:all',
  fields: {
    warehouse: choice({ label: '仓库', choices: warehouses, required: true, filterable: true }),
    store: store({
      label: '收货门店',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'first', label: '首铺' },
        { value: 'refill', label: '补货' },
        { value: 'event', label: '活动备货' },
      ],
    }),
    day: day({ label: '要求发货', required: true, sortable: true }),
    units: count({ label: '应发', least: 1, unit: '件', required: true, sortable: true }),
    picked: count({ label: '实拣', unit: '件', sortable: true }),
    cartons: count({ label: '箱数', most: 10_000, unit: '箱' }),
    rows: lines({
      label: '拣货明细',
      required: true,
      columns: {
        style: text({ label: '款号', most: 20, required: true }),
        place: text({ label: '库位', most: 12, required: true }),
        units: count({ label: '应发', least: 1, required: true }),
      },
      sums: ['units'],
    }),
    note: longText({ label: '缺货说明', most: 120, aside: true }),
  },
  rules: [
    { kind: 'sum', field: 'units', other: 'rows', column: 'units', words: '应等于明细件数之和' },
    { kind: 'most', field: 'picked', other: 'units', words: '实拣不能多于应发' },
  ],
  initial: 'waiting',
  states: {
    waiting: {
      label: '待拣货',
      waits: true,
      tone: 'warn',
      steps: { pick: { label: '开始拣货', to: 'picking', action: 'gyl:warehouse:pick' } },
    },
    picking: {
      label: '拣货中',
      waits: true,
      tone: 'warn',
      steps: {
        pack: {
          label: '复核装箱',
          to: 'packed',
          action: 'gyl:warehouse:pick',
          requires: ['picked', 'cartons'],
        },
      },
    },
    packed: {
      label: '已装箱',
      waits: true,
      closed: true,
      steps: { send: { label: '发货', to: 'sent', action: 'gyl:warehouse:send', tone: 'good' } },
    },
    sent: { label: '已发货', tone: 'good', closed: true },
  },
  views: {
    waiting: { label: '待拣货', filter: { field: 'state', op: 'is', value: 'waiting' } },
    picking: { label: '拣货中', filter: { field: 'state', op: 'is', value: 'picking' } },
  },
});
