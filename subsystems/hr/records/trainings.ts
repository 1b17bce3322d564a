import {
  choice,
  count,
  day,
  longText,
  money,
  people,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Training classes, with their teachers and participants. */
export const trainings = recordType({
  system: 'hr',
  name: 'trainings',
  one: '培训班',
  number: 'PX{yyyymm}{00000}',
  actions: 'hr:training',
  scope: 'all',
  fields: {
    title: text({ label: '培训主题', most: 40, required: true }),
    kind: choice({
      label: '培训类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'newcomer', label: '新人入职' },
        { value: 'product', label: '商品知识' },
        { value: 'sales', label: '销售技巧' },
        { value: 'leader', label: '店长培养' },
        { value: 'safety', label: '消防安全' },
      ],
    }),
    day: day({ label: '开班日期', required: true, sortable: true }),
    place: text({ label: '地点', most: 40, required: true }),
    teacher: person({ label: '讲师', required: true }),
    seats: count({ label: '名额', least: 1, most: 500, unit: '人', required: true }),
    people: people({ label: '学员', early: true, aside: true }),
    attended: count({ label: '实到', most: 500, unit: '人', sortable: true }),
    cost: money({ label: '费用', most: 500_000 }),
    content: longText({ label: '内容安排', most: 500, aside: true }),
  },
  rules: [{ kind: 'most', field: 'attended', other: 'seats', words: '实到人数不能多于名额' }],
  initial: 'planned',
  states: {
    planned: {
      label: '报名中',
      tone: 'warn',
      steps: {
        begin: {
          label: '开班',
          to: 'running',
          action: 'hr:training:run',
          requires: ['people'],
          tone: 'good',
        },
        cancel: { label: '取消', to: 'cancelled', action: 'hr:training:run', tone: 'bad' },
      },
    },
    running: {
      label: '进行中',
      steps: {
        finish: {
          label: '结班',
          to: 'finished',
          action: 'hr:training:run',
          requires: ['attended'],
          tone: 'good',
        },
      },
    },
    finished: { label: '已结班', tone: 'good', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: { planned: { label: '报名中', filter: { field: 'state', op: 'is', value: 'planned' } } },
});
