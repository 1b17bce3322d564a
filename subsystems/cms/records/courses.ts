import { choice, count, richText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
