import { choice, count, day, money, percent, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Works in stores, from the drawing to the acceptance. */
export const fittings = recordType({
  system: 'rcm',
  name: 'fittings',
  one: '装修工程',
  number: 'ZXG{yyyymm}{00000}',
  actions: 'rcm:fitting',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    kind: choice({
      label: '工程类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'new', label: '新店' },
        { value: 'renewal', label: '整店翻新' },
        { value: 'part', label: '局部改造' },
      ],
    }),
    builder: text({ label: '施工单位', most: 40, required: true }),
    from: day({ label: '进场日期', required: true, sortable: true }),
    until: day({ label: '计划完工', required: true, sortable: true }),
    progress: percent({ label: '进度', early: true, sortable: true }),
    budget: money({ label: '预算', required: true, sortable: true }),
    cost: money({ label: '决算', sortable: true }),
    score: count({ label: '验收得分', total: 'average', most: 100, unit: '分', aside: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '计划完工不能早于进场日期' }],
  initial: 'drawing',
  states: {
    drawing: {
      label: '方案设计',
      steps: { begin: { label: '进场施工', to: 'building', action: 'rcm:fitting:submit' } },
    },
    building: {
      label: '施工中',
      tone: 'warn',
      steps: {
        finish: {
          label: '完工报验',
          to: 'finished',
          action: 'rcm:fitting:submit',
          requires: ['progress'],
        },
      },
    },
    finished: {
      label: '待验收',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        accept: {
          label: '验收合格',
          to: 'accepted',
          action: 'rcm:fitting:approve',
          requires: ['cost', 'score'],
          tone: 'good',
        },
        return: { label: '返工', to: 'building', action: 'rcm:fitting:approve', tone: 'bad' },
      },
    },
    accepted: { label: '已验收', tone: 'good', closed: true },
  },
  views: {
    building: { label: '施工中', filter: { field: 'state', op: 'is', value: 'building' } },
    waiting: { label: '待验收', filter: { field: 'state', op: 'is', value: 'finished' } },
  },
});
