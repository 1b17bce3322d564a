import { choice, count, day, person, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Displays that a store has to put up, with place and last day. */
export const displayTasks = recordType({
  system: 'ors',
  name: 'display-tasks',
  one: '陈列任务',
  number: 'MCL{yyyymm}{00000}',
  actions: 'ors:goods',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    theme: text({ label: '陈列主题', most: 40, required: true }),
    place: choice({
      label: '位置',
      required: true,
      filterable: true,
      choices: [
        { value: 'window', label: '橱窗' },
        { value: 'front', label: '入口中岛' },
        { value: 'wall', label: '墙面' },
        { value: 'fitting', label: '试衣区' },
        { value: 'till', label: '收银台' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '完成期限', required: true, sortable: true }),
    keeper: person({ label: '执行人', early: true }),
    score: count({ label: '验收得分', total: 'average', most: 100, unit: '分' }),
    note: text({ label: '执行说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '完成期限不能早于开始日期' }],
  initial: 'open',
  states: {
    open: {
      label: '待执行',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '提交验收',
          to: 'finished',
          action: 'ors:goods:finish',
          requires: ['keeper', 'note'],
          tone: 'good',
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
          label: '验收通过',
          to: 'accepted',
          action: 'ors:goods:approve',
          requires: ['score'],
          tone: 'good',
        },
        return: { label: '重新陈列', to: 'open', action: 'ors:goods:approve', tone: 'bad' },
      },
    },
    accepted: { label: '已验收', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待执行', filter: { field: 'state', op: 'is', value: 'open' } },
    waiting: { label: '待验收', filter: { field: 'state', op: 'is', value: 'finished' } },
  },
});
