import {
  choices,
  count,
  daySpan,
  dictionary,
  lines,
  longText,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Guides for displaying a wave of goods in stores. */
export const displayGuides = recordType({
  system: 'idss',
  name: 'display-guides',
  one: '陈列指引',
  number: 'CLZ{yyyymm}{000}',
  actions: 'idss:display',
  scope: 'all',
  fields: {
    title: text({ label: '主题', most: 40, required: true }),
    season: dictionary({ label: '季节', dictionary: 'season', required: true, filterable: true }),
    wave: dictionary({ label: '波段', dictionary: 'wave', required: true }),
    kinds: choices({
      label: '适用店型',
      required: true,
      choices: [
        { value: 'flagship', label: '旗舰店' },
        { value: 'standard', label: '标准店' },
        { value: 'outlet', label: '奥莱店' },
      ],
    }),
    span: daySpan({ label: '执行期间', required: true, sortable: true }),
    rows: lines({
      label: '陈列位',
      required: true,
      columns: {
        place: text({ label: '位置', most: 20, required: true }),
        style: text({ label: '主推款', most: 20, required: true }),
        units: count({ label: '出样件数', least: 1, most: 1_000, required: true }),
      },
      sums: ['units'],
    }),
    points: longText({ label: '要点', most: 500, aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        publish: { label: '发布', to: 'published', action: 'idss:display:publish', tone: 'good' },
      },
    },
    published: {
      label: '执行中',
      tone: 'good',
      closed: true,
      steps: { end: { label: '结束', to: 'ended', action: 'idss:display:publish' } },
    },
    ended: { label: '已结束', closed: true },
  },
  views: {
    published: { label: '执行中', filter: { field: 'state', op: 'is', value: 'published' } },
  },
});
