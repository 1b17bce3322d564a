import { count, day, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { season } from './season.ts';

/** The drops of a season: how many styles come when, and for how much. */
export const waves = recordType({
  system: 'imos',
  name: 'waves',
  one: '波段企划',
  number: 'BD{yyyymm}{00000}',
  actions: 'imos:plan',
  scope: 'group',
  fields: {
    season,
    name: text({ label: '波段', most: 20, required: true }),
    theme: text({ label: '主题', most: 40, required: true }),
    styles: count({
      label: '款数',
      total: 'sum',
      least: 1,
      most: 500,
      unit: '款',
      required: true,
      sortable: true,
    }),
    pieces: count({ label: '首单数量', most: 1_000_000, unit: '件', sortable: true }),
    budget: money({ label: '采购额度', sortable: true }),
    launch: day({ label: '上市日期', required: true, sortable: true }),
    down: day({ label: '下架日期', required: true }),
    planner: person({ label: '企划', required: true }),
    note: text({ label: '说明', most: 200, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'down', other: 'launch', words: '下架日期不能早于上市日期' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '编制中',
      steps: { submit: { label: '提交评审', to: 'review', action: 'imos:plan:submit' } },
    },
    review: {
      label: '评审中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '评审通过', to: 'approved', action: 'imos:plan:approve', tone: 'good' },
        return: { label: '退回修改', to: 'draft', action: 'imos:plan:approve', tone: 'bad' },
      },
    },
    approved: {
      label: '已定案',
      tone: 'good',
      closed: true,
      steps: {
        launch: { label: '上市', to: 'launched', action: 'imos:plan:launch', tone: 'good' },
      },
    },
    launched: { label: '已上市', tone: 'good', closed: true },
  },
  views: { waiting: { label: '评审中', filter: { field: 'state', op: 'is', value: 'review' } } },
});
