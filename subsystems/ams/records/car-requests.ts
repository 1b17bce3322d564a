import {
  choice,
  count,
  day,
  link,
  longText,
  money,
  text,
  time,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

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
