import { choice, count, day, link, longText, money, person, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, requestStates, waitingView } from '../../request-states.ts';

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

const approve = 'ams:desk:approve';

/** Requests for a car, with the car that was sent and the kilometres it drove. */
export const carRequests = recordType({
  system: 'ams',
  name: 'car-requests',
  one: '用车申请',
  number: 'YC{yyyymm}{00000}',
  actions: 'ams:car',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    day: day({ label: '用车日期', required: true, sortable: true }),
    from: time({ label: '出发时间', required: true }),
    until: time({ label: '预计返回', required: true }),
    destination: text({ label: '目的地', most: 40, required: true }),
    riders: count({ label: '乘车人数', least: 1, most: 50, unit: '人', required: true }),
    reason: choice({
      label: '用途',
      required: true,
      filterable: true,
      choices: [
        { value: 'guest', label: '接待来访' },
        { value: 'store', label: '巡店' },
        { value: 'goods', label: '样衣运送' },
        { value: 'bank', label: '银行与政务' },
      ],
    }),
    vehicle: link({ label: '派车', type: 'ams/vehicles' }),
    driven: count({ label: '行驶里程', total: 'sum', most: 5_000, unit: '公里', sortable: true }),
    cost: money({ label: '路桥油费', most: 20_000 }),
    note: longText({ label: '说明', most: 200, aside: true }),
    answer,
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '预计返回不能早于出发时间' }],
  initial: 'draft',
  states: {
    ...requestStates({ submit: 'ams:car:submit', approve, toDecline: ['answer'] }),
    approved: {
      label: '待派车',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        send: {
          label: '派车',
          to: 'sent',
          action: approve,
          requires: ['vehicle'],
          tone: 'good',
        },
      },
    },
    sent: {
      label: '出车中',
      waits: true,
      closed: true,
      steps: {
        return: {
          label: '收车登记',
          to: 'returned',
          action: approve,
          requires: ['driven', 'cost'],
          tone: 'good',
        },
      },
    },
    returned: { label: '已收车', tone: 'good', closed: true },
  },
  views: {
    ...waitingView,
    approved: { label: '待派车', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});
