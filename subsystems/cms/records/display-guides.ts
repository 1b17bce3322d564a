import { choice, count, daySpan, picture, richText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Instructions for the display of a season's goods, by area of a store. */
export const displayGuides = recordType({
  system: 'cms',
  name: 'display-guides',
  one: '陈列指引',
  number: 'CP{yyyymm}{00000}',
  actions: 'cms:album',
  scope: 'all',
  fields: {
    title: text({ label: '主题', most: 40, required: true }),
    season: choice({
      label: '季节',
      required: true,
      filterable: true,
      choices: [
        { value: 'spring', label: '春' },
        { value: 'summer', label: '夏' },
        { value: 'autumn', label: '秋' },
        { value: 'winter', label: '冬' },
      ],
    }),
    area: choice({
      label: '区域',
      required: true,
      filterable: true,
      choices: [
        { value: 'window', label: '橱窗' },
        { value: 'island', label: '中岛' },
        { value: 'wall', label: '边架' },
        { value: 'counter', label: '收银台' },
        { value: 'fitting', label: '试衣区' },
      ],
    }),
    days: daySpan({ label: '执行日期', required: true, sortable: true }),
    styles: count({
      label: '陈列款数',
      total: 'none',
      least: 1,
      most: 500,
      unit: '款',
      required: true,
    }),
    photos: picture({ label: '陈列照片', most: 20 }),
    body: richText({ label: '陈列要求', required: true, aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        publish: { label: '发布', to: 'published', action: 'cms:album:publish', tone: 'good' },
      },
    },
    published: {
      label: '已发布',
      tone: 'good',
      closed: true,
      steps: {
        recall: { label: '撤回修改', to: 'draft', action: 'cms:album:publish' },
        end: { label: '下线', to: 'ended', action: 'cms:album:publish', tone: 'bad' },
      },
    },
    ended: { label: '已下线', closed: true },
  },
  views: {
    published: { label: '已发布', filter: { field: 'state', op: 'is', value: 'published' } },
  },
});
