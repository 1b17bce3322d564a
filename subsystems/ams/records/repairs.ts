import { choice, day, longText, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const handle = 'ams:desk:approve';

/** Things to be repaired, from the report until the employee has rated the work. */
export const repairs = recordType({
  system: 'ams',
  name: 'repairs',
  one: '报修工单',
  number: 'WX{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    title: text({ label: '故障', most: 60, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'power', label: '水电' },
        { value: 'air', label: '空调' },
        { value: 'network', label: '网络' },
        { value: 'furniture', label: '桌椅门窗' },
        { value: 'device', label: '办公设备' },
      ],
    }),
    urgency: choice({
      label: '紧急程度',
      required: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '一般' },
        { value: 'urgent', label: '紧急', tone: 'warn' },
        { value: 'stopped', label: '影响办公', tone: 'bad' },
      ],
    }),
    place: text({ label: '位置', most: 40, required: true }),
    day: day({ label: '期望处理', sortable: true }),
    worker: person({ label: '处理人' }),
    result: longText({ label: '处理结果', most: 200, aside: true }),
    cost: money({ label: '费用', most: 100_000, sortable: true }),
    rating: choice({
      label: '评价',
      choices: [
        { value: '3', label: '满意', tone: 'good' },
        { value: '2', label: '一般' },
        { value: '1', label: '不满意', tone: 'bad' },
      ],
    }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待派单',
      waits: true,
      tone: 'warn',
      steps: {
        assign: { label: '派单', to: 'working', action: handle, requires: ['worker'] },
        cancel: {
          label: '撤销',
          to: 'cancelled',
          action: 'ams:service:submit',
          by: 'author',
          tone: 'bad',
        },
      },
    },
    working: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        finish: {
          label: '处理完成',
          to: 'done',
          action: handle,
          requires: ['result', 'cost'],
          tone: 'good',
        },
      },
    },
    done: {
      label: '待评价',
      waits: true,
      closed: true,
      steps: {
        rate: {
          label: '评价',
          to: 'rated',
          action: 'ams:service:submit',
          by: 'author',
          requires: ['rating'],
          tone: 'good',
        },
        again: {
          label: '未修好',
          to: 'open',
          action: 'ams:service:submit',
          by: 'author',
          tone: 'bad',
        },
      },
    },
    rated: { label: '已评价', tone: 'good', closed: true },
    cancelled: { label: '已撤销', closed: true },
  },
  views: { open: { label: '待派单', filter: { field: 'state', op: 'is', value: 'open' } } },
});
