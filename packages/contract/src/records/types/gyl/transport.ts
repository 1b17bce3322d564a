import { choice, choices, count, day, link, store, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { carriers, warehouses } from './places.ts';

/** Rounds that lorries drive from a warehouse to the stores of some cities. */
export const routes = recordType({
  system: 'gyl',
  name: 'routes',
  one: '配送线路',
  number: 'XL{yyyymm}{000}',
  actions: 'gyl:transport',
  scope: 'all',
  fields: {
    name: text({ label: '线路', most: 30, required: true }),
    warehouse: choice({ label: '始发仓', choices: warehouses, required: true, filterable: true }),
    carrier: choice({ label: '承运商', choices: carriers, required: true, filterable: true }),
    cities: text({ label: '途经城市', most: 80, required: true }),
    days: choices({
      label: '班次',
      required: true,
      choices: ['一', '二', '三', '四', '五', '六', '日'].map((weekday, nth) => ({
        value: String(nth + 1),
        label: `周${weekday}`,
      })),
    }),
    departs: time({ label: '发车', required: true }),
    hours: count({
      label: '时效',
      total: 'average',
      least: 1,
      most: 240,
      unit: '小时',
      required: true,
      sortable: true,
    }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '运行中',
      tone: 'good',
      steps: {
        pause: {
          label: '停运',
          to: 'paused',
          action: 'gyl:transport:route',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    paused: {
      label: '停运',
      tone: 'bad',
      steps: { resume: { label: '恢复', to: 'active', action: 'gyl:transport:route' } },
    },
  },
});

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
