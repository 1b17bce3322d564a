import { count, day, link, number, percent, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Results of examinations, by course and person. */
export const examResults = recordType({
  system: 'cms',
  name: 'exam-results',
  one: '考试成绩',
  number: 'KS{yyyymm}{00000}',
  actions: 'cms:exam',
  scope: 'all',
  fields: {
    course: link({
      label: '课程',
      type: 'cms/courses',
      required: true,
      fixed: true,
      filterable: true,
    }),
    person: person({ label: '考生', required: true, fixed: true }),
    day: day({ label: '考试日期', required: true, fixed: true, sortable: true }),
    score: number({
      label: '成绩',
      total: 'average',
      decimals: 1,
      most: 100,
      unit: '分',
      required: true,
      sortable: true,
    }),
    right: percent({ label: '正确率', sortable: true }),
    minutes: count({ label: '用时', total: 'average', most: 600, unit: '分钟' }),
    note: text({ label: '补考安排', most: 120, aside: true }),
  },
  initial: 'taken',
  states: {
    taken: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        pass: { label: '合格', to: 'passed', action: 'cms:exam:mark', tone: 'good' },
        fail: {
          label: '不合格',
          to: 'failed',
          action: 'cms:exam:mark',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '合格', tone: 'good', closed: true },
    failed: { label: '待补考', tone: 'bad', closed: true },
  },
  views: { failed: { label: '待补考', filter: { field: 'state', op: 'is', value: 'failed' } } },
});
