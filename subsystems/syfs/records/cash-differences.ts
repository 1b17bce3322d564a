import { choice, day, longText, money, person, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const anyAmount = { least: -1_000_000, most: 1_000_000 };

const file = {
  label: '立案',
  causes: '由您承办的防损案件随之建立',
  to: 'filed',
  action: 'syfs:cash:file',
  tone: 'bad',
} as const;

/** Days on which a till held more or less money than its slips say. */
export const cashDifferences = recordType({
  system: 'syfs',
  name: 'cash-differences',
  one: '现金差异',
  number: 'XJ{yyyymm}{0000}',
  actions: 'syfs:cash',
  scope: 'all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    cashier: person({
      label: '收银员',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    day: day({ label: '营业日', required: true, fixed: true, sortable: true }),
    shift: choice({
      label: '班次',
      required: true,
      choices: [
        { value: 'early', label: '早班' },
        { value: 'late', label: '晚班' },
        { value: 'whole', label: '全天' },
      ],
    }),
    booked: money({ label: '应缴', required: true, sortable: true }),
    counted: money({ label: '实缴', required: true, sortable: true }),
    difference: money({ label: '长短款', ...anyAmount, required: true, sortable: true }),
    explanation: longText({ label: '门店说明', most: 200, aside: true }),
    settlement: longText({ label: '处理结果', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待说明',
      waits: true,
      tone: 'warn',
      steps: {
        explain: {
          label: '登记说明',
          to: 'explained',
          action: 'syfs:cash:explain',
          requires: ['explanation'],
        },
        file,
      },
    },
    explained: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        settle: {
          label: '核销',
          to: 'settled',
          action: 'syfs:cash:settle',
          by: 'others',
          requires: ['settlement'],
          tone: 'good',
        },
        file,
      },
    },
    settled: { label: '已核销', tone: 'good', closed: true },
    filed: {
      label: '已立案',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        settle: {
          label: '结案核销',
          to: 'settled',
          action: 'syfs:cash:settle',
          by: 'others',
          requires: ['settlement'],
          tone: 'good',
        },
      },
    },
  },
  views: {
    open: { label: '待说明', filter: { field: 'state', op: 'is', value: 'open' } },
    filed: { label: '已立案', filter: { field: 'state', op: 'is', value: 'filed' } },
  },
});
