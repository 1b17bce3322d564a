import { choice, longText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Subjects that reviews and complaints are sorted by. */
export const topics = recordType({
  system: 'cas',
  name: 'topics',
  one: '主题标签',
  number: 'BQ{yyyymm}{000}',
  actions: 'cas:insight',
  scope: 'all',
  fields: {
    name: text({ label: '标签', most: 20, required: true }),
    group: choice({
      label: '分类',
      required: true,
      filterable: true,
      choices: [
        { value: 'goods', label: '商品' },
        { value: 'service', label: '服务' },
        { value: 'store', label: '环境' },
        { value: 'delivery', label: '物流' },
        { value: 'price', label: '价格' },
      ],
    }),
    mood: choice({
      label: '倾向',
      required: true,
      choices: [
        { value: 'good', label: '正面', tone: 'good' },
        { value: 'bad', label: '负面', tone: 'bad' },
      ],
    }),
    keywords: longText({ label: '关键词', most: 200, required: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'on',
  states: {
    on: {
      label: '启用',
      tone: 'good',
      steps: { stop: { label: '停用', to: 'off', action: 'cas:insight:switch', tone: 'bad' } },
    },
    off: {
      label: '停用',
      steps: { start: { label: '启用', to: 'on', action: 'cas:insight:switch', tone: 'good' } },
    },
  },
});
