import {
  choice,
  count,
  day,
  lines,
  link,
  percent,
  picture,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
