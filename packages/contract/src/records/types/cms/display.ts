import {
  choice,
  count,
  day,
  daySpan,
  lines,
  link,
  percent,
  picture,
  richText,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

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

/** Visits to see that a store follows a guide, with a mark for each point. */
export const displayChecks = recordType({
  system: 'cms',
  name: 'display-checks',
  one: '陈列检查',
  number: 'CJ{yyyymm}{00000}',
  actions: 'cms:check',
  scope: 'stores',
  storeField: 'store',
  allBy: 'cms:check:approve',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    guide: link({ label: '陈列指引', type: 'cms/display-guides', required: true, fixed: true }),
    day: day({ label: '检查日期', required: true, sortable: true }),
    lines: lines({
      label: '检查项',
      required: true,
      most: 20,
      columns: {
        point: choice({
          label: '检查项',
          required: true,
          choices: [
            { value: 'window', label: '橱窗主题' },
            { value: 'mannequin', label: '模特搭配' },
            { value: 'rack', label: '货架整齐' },
            { value: 'price', label: '价签齐全' },
            { value: 'light', label: '灯光照明' },
            { value: 'clean', label: '卫生' },
          ],
        }),
        points: count({ label: '得分', most: 20, required: true }),
        note: text({ label: '问题', most: 60 }),
      },
      sums: ['points'],
    }),
    score: percent({ label: '得分', required: true, sortable: true }),
    photos: picture({ label: '检查照片' }),
    mended: text({ label: '整改说明', most: 120, aside: true }),
  },
  initial: 'checked',
  states: {
    checked: {
      label: '待整改',
      waits: true,
      tone: 'warn',
      steps: {
        pass: {
          label: '合格',
          to: 'passed',
          action: 'cms:check:approve',
          by: 'anyone',
          tone: 'good',
        },
        mend: {
          label: '提交整改',
          to: 'mended',
          action: 'cms:check:mend',
          requires: ['mended'],
        },
      },
    },
    mended: {
      label: '待复核',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pass: { label: '复核通过', to: 'passed', action: 'cms:check:approve', tone: 'good' },
        return: { label: '退回整改', to: 'checked', action: 'cms:check:approve', tone: 'bad' },
      },
    },
    passed: { label: '合格', tone: 'good', closed: true },
  },
  views: { mended: { label: '待复核', filter: { field: 'state', op: 'is', value: 'mended' } } },
});
