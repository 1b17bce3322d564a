import { count, day, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { city, mode } from './outlet-fields.ts';

/** Applications to open a store, from the site to the first day. */
export const storeOpenings = recordType({
  system: 'rcm',
  name: 'store-openings',
  one: '开店申请',
  number: 'KDS{yyyymm}{00000}',
  actions: 'rcm:opening',
  scope: 'all',
  fields: {
    name: text({ label: '拟开门店', most: 40, required: true }),
    city,
    mode,
    area: count({
      label: '面积',
      least: 10,
      most: 20_000,
      unit: '㎡',
      required: true,
      sortable: true,
    }),
    rent: money({ label: '年租金', required: true, sortable: true }),
    sales: money({ label: '预计年销售', required: true, sortable: true }),
    opens: day({ label: '计划开业', required: true, sortable: true }),
    keeper: person({ label: '拓展经理', required: true }),
    survey: text({ label: '商圈评估', early: true, most: 200, aside: true }),
    opened: day({ label: '实际开业' }),
  },
  rules: [{ kind: 'least', field: 'sales', other: 'rent', words: '预计年销售应高于年租金' }],
  initial: 'survey',
  states: {
    survey: {
      label: '选址评估',
      steps: {
        submit: {
          label: '提交立项',
          to: 'submitted',
          action: 'rcm:opening:submit',
          requires: ['survey'],
        },
      },
    },
    submitted: {
      label: '立项审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准立项', to: 'signing', action: 'rcm:opening:approve', tone: 'good' },
        decline: { label: '否决', to: 'declined', action: 'rcm:opening:approve', tone: 'bad' },
        return: { label: '退回补充', to: 'survey', action: 'rcm:opening:approve' },
      },
    },
    signing: {
      label: '签约中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: { sign: { label: '签约完成', to: 'fitting', action: 'rcm:opening:submit' } },
    },
    fitting: {
      label: '装修筹备',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        open: {
          label: '开业',
          to: 'opened',
          action: 'rcm:opening:submit',
          requires: ['opened'],
          tone: 'good',
        },
      },
    },
    opened: { label: '已开业', tone: 'good', closed: true },
    declined: { label: '已否决', tone: 'bad', closed: true },
  },
  views: {
    waiting: { label: '立项审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
    moving: {
      label: '筹备中',
      filter: { field: 'state', op: 'in', value: ['signing', 'fitting'] },
    },
  },
});
