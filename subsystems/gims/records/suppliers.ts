import { choice, count, day, dictionary, longText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Companies that the group buys cloth, trims and finished goods from. */
export const suppliers = recordType({
  system: 'gims',
  name: 'suppliers',
  one: '供应商',
  number: 'GYS{yyyymm}{000}',
  actions: 'gims:supplier',
  scope: 'all',
  fields: {
    name: text({ label: '名称', most: 40, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'garment', label: '成衣工厂' },
        { value: 'fabric', label: '面料' },
        { value: 'trim', label: '辅料' },
        { value: 'process', label: '印绣水洗' },
      ],
    }),
    city: text({ label: '城市', most: 20, required: true }),
    grade: dictionary({
      label: '等级',
      dictionary: 'supplier_level',
      required: true,
      filterable: true,
    }),
    leadDays: count({
      label: '交期',
      total: 'average',
      least: 1,
      most: 365,
      unit: '天',
      required: true,
      sortable: true,
    }),
    capacity: count({ label: '月产能', most: 10_000_000, unit: '件', sortable: true }),
    since: day({ label: '合作日期', sortable: true }),
    note: longText({ label: '说明', early: true, most: 200, aside: true }),
  },
  initial: 'review',
  states: {
    review: {
      label: '准入中',
      waits: true,
      tone: 'warn',
      steps: {
        admit: {
          label: '准入',
          to: 'active',
          action: 'gims:supplier:admit',
          by: 'others',
          requires: ['since'],
          tone: 'good',
        },
        decline: {
          label: '不准入',
          to: 'ended',
          action: 'gims:supplier:admit',
          by: 'others',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    active: {
      label: '合作中',
      tone: 'good',
      steps: {
        pause: {
          label: '暂停',
          to: 'paused',
          action: 'gims:supplier:pause',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    paused: {
      label: '已暂停',
      tone: 'bad',
      steps: {
        resume: { label: '恢复', to: 'active', action: 'gims:supplier:pause' },
        end: { label: '终止', to: 'ended', action: 'gims:supplier:pause', tone: 'bad' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: { active: { label: '合作中', filter: { field: 'state', op: 'is', value: 'active' } } },
});
