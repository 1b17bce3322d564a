import { choice, count, day, longText, person, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Visits of a supervisor to a store, with the score that was given. */
export const patrols = recordType({
  system: 'ors',
  name: 'patrols',
  one: '巡店任务',
  number: 'XD{yyyymm}{00000}',
  actions: 'ors:patrol',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', required: true, fixed: true, filterable: true }),
    kind: choice({
      label: '巡店类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'routine', label: '例行巡店' },
        { value: 'launch', label: '上新检查' },
        { value: 'festival', label: '大促检查' },
        { value: 'surprise', label: '飞行检查' },
      ],
    }),
    planned: day({ label: '计划日期', required: true, sortable: true }),
    visitor: person({ label: '巡店人', required: true, filterable: true }),
    score: count({ label: '得分', total: 'average', most: 100, unit: '分', sortable: true }),
    findings: count({ label: '问题数', most: 50, unit: '项' }),
    summary: longText({ label: '巡店小结', most: 300, aside: true }),
  },
  initial: 'planned',
  states: {
    planned: {
      label: '待巡店',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '提交巡店',
          to: 'done',
          action: 'ors:patrol:finish',
          requires: ['score', 'findings', 'summary'],
          tone: 'good',
        },
        cancel: { label: '取消', to: 'cancelled', action: 'ors:patrol:finish', tone: 'bad' },
      },
    },
    done: { label: '已巡店', tone: 'good', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: { open: { label: '待巡店', filter: { field: 'state', op: 'is', value: 'planned' } } },
});
