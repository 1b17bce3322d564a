import { choice, count, day, link, number, percent, person, richText, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Courses with their text, and the mark that passes their examination. */
export const courses = recordType({
  system: 'cms',
  name: 'courses',
  one: '课程',
  number: 'KC{yyyymm}{00000}',
  actions: 'cms:training',
  scope: 'all',
  fields: {
    title: text({ label: '课程名称', most: 40, required: true }),
    kind: choice({
      label: '分类',
      required: true,
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料知识' },
        { value: 'care', label: '洗护说明' },
        { value: 'selling', label: '销售技巧' },
        { value: 'display', label: '陈列基础' },
        { value: 'system', label: '系统操作' },
      ],
    }),
    level: choice({
      label: '对象',
      required: true,
      filterable: true,
      choices: [
        { value: 'newcomer', label: '新人' },
        { value: 'clerk', label: '导购' },
        { value: 'manager', label: '店长' },
        { value: 'all', label: '全员' },
      ],
    }),
    minutes: count({
      label: '时长',
      total: 'none',
      least: 5,
      most: 600,
      unit: '分钟',
      required: true,
    }),
    pass: count({
      label: '及格分',
      total: 'none',
      least: 50,
      most: 100,
      unit: '分',
      required: true,
    }),
    body: richText({ label: '内容', required: true, aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        publish: { label: '上线', to: 'online', action: 'cms:training:publish', tone: 'good' },
      },
    },
    online: {
      label: '已上线',
      tone: 'good',
      closed: true,
      steps: {
        recall: { label: '撤回修改', to: 'draft', action: 'cms:training:publish' },
        end: { label: '下线', to: 'offline', action: 'cms:training:publish', tone: 'bad' },
      },
    },
    offline: { label: '已下线', closed: true },
  },
  views: { online: { label: '已上线', filter: { field: 'state', op: 'is', value: 'online' } } },
});

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
