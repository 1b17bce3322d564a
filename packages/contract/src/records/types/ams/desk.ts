import { choice, count, day, longText, money, person, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

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

/** Visitors of the head office, announced by the employee they visit. */
export const visitors = recordType({
  system: 'ams',
  name: 'visitors',
  one: '访客登记',
  number: 'FK{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    name: text({ label: '访客姓名', most: 20, required: true }),
    company: text({ label: '来访单位', most: 40, required: true }),
    people: count({ label: '人数', least: 1, most: 50, unit: '人', required: true }),
    day: day({ label: '来访日期', required: true, sortable: true }),
    time: time({ label: '到访时间', required: true }),
    reason: choice({
      label: '事由',
      required: true,
      filterable: true,
      choices: [
        { value: 'business', label: '商务洽谈' },
        { value: 'interview', label: '面试' },
        { value: 'delivery', label: '送样' },
        { value: 'service', label: '施工维保' },
      ],
    }),
    host: person({ label: '接待人', required: true }),
    plate: text({ label: '车牌号', most: 10, aside: true }),
    badge: text({ label: '访客证号', most: 10 }),
  },
  initial: 'expected',
  states: {
    expected: {
      label: '待到访',
      waits: true,
      tone: 'warn',
      steps: {
        arrive: {
          label: '登记入园',
          to: 'inside',
          action: handle,
          by: 'anyone',
          requires: ['badge'],
          tone: 'good',
        },
        cancel: {
          label: '取消',
          to: 'cancelled',
          action: 'ams:service:submit',
          by: 'author',
          tone: 'bad',
        },
      },
    },
    inside: {
      label: '在园',
      tone: 'good',
      closed: true,
      steps: { leave: { label: '离园', to: 'left', action: handle, by: 'anyone' } },
    },
    left: { label: '已离园', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: {
    expected: { label: '待到访', filter: { field: 'state', op: 'is', value: 'expected' } },
    inside: { label: '在园', filter: { field: 'state', op: 'is', value: 'inside' } },
  },
});

/** Parcels that came for somebody or are sent for somebody. */
export const parcels = recordType({
  system: 'ams',
  name: 'parcels',
  one: '快递',
  number: 'KD{yyyymm}{00000}',
  actions: 'ams:desk',
  scope: 'all',
  fields: {
    way: choice({
      label: '方向',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'in', label: '收件' },
        { value: 'out', label: '寄件' },
      ],
    }),
    carrier: choice({
      label: '快递公司',
      required: true,
      filterable: true,
      choices: [
        { value: 'air', label: '空运速递' },
        { value: 'land', label: '陆运快递' },
        { value: 'city', label: '同城闪送' },
        { value: 'post', label: '邮政' },
      ],
    }),
    waybill: text({ label: '运单号', most: 24, required: true }),
    person: person({ label: '收寄人', required: true }),
    content: text({ label: '物品', most: 40, required: true }),
    day: day({ label: '日期', required: true, sortable: true }),
    weight: count({ label: '重量', total: 'sum', most: 1_000, unit: '公斤' }),
    freight: money({ label: '运费', most: 10_000, sortable: true }),
    shelf: text({ label: '货架', most: 10 }),
  },
  rules: [
    { kind: 'required-when', field: 'freight', other: 'way', is: ['out'], words: '寄件请输入运费' },
  ],
  initial: 'waiting',
  states: {
    waiting: {
      label: '待领取',
      waits: true,
      tone: 'warn',
      steps: {
        fetch: { label: '已领取', to: 'fetched', action: handle, by: 'anyone', tone: 'good' },
        send: { label: '已交寄', to: 'sent', action: handle, by: 'anyone', tone: 'good' },
        refuse: { label: '退回', to: 'returned', action: handle, by: 'anyone', tone: 'bad' },
      },
    },
    fetched: { label: '已领取', tone: 'good', closed: true },
    sent: { label: '已交寄', tone: 'good', closed: true },
    returned: { label: '已退回', tone: 'bad', closed: true },
  },
  views: { waiting: { label: '待领取', filter: { field: 'state', op: 'is', value: 'waiting' } } },
});
