import { choice, day, money, picture, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Things in a store that have to be repaired. */
export const repairs = recordType({
  system: 'ors',
  name: 'repairs',
  one: '报修单',
  number: 'MBX{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '报修类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'light', label: '灯具' },
        { value: 'air', label: '空调' },
        { value: 'till', label: '收银设备' },
        { value: 'rack', label: '道具货架' },
        { value: 'door', label: '门锁卷帘' },
        { value: 'water', label: '水电' },
      ],
    }),
    fault: text({ label: '故障', most: 80, required: true }),
    urgency: choice({
      label: '紧急程度',
      required: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '一般' },
        { value: 'urgent', label: '影响营业', tone: 'bad' },
      ],
    }),
    wanted: day({ label: '期望修复', sortable: true }),
    supplier: text({ label: '维修单位', most: 40 }),
    cost: money({ label: '维修费用', most: 1_000_000, sortable: true }),
    photos: picture({ label: '现场照片' }),
    note: text({ label: '处理说明', most: 120, aside: true }),
  },
  initial: 'reported',
  states: {
    reported: {
      label: '待派单',
      waits: true,
      tone: 'warn',
      steps: {
        assign: {
          label: '派单',
          to: 'repairing',
          action: 'ors:store:approve',
          requires: ['supplier'],
        },
        withdraw: {
          label: '撤销',
          to: 'withdrawn',
          action: 'ors:store:submit',
          by: 'author',
          tone: 'bad',
        },
      },
    },
    repairing: {
      label: '维修中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        accept: {
          label: '验收',
          to: 'done',
          action: 'ors:store:submit',
          requires: ['cost'],
          tone: 'good',
        },
      },
    },
    done: { label: '已修复', tone: 'good', closed: true },
    withdrawn: { label: '已撤销', closed: true },
  },
  views: { open: { label: '待派单', filter: { field: 'state', op: 'is', value: 'reported' } } },
});
