import { choice, count, day, link, money, percent, person, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

const season = choice({
  label: '季节',
  required: true,
  filterable: true,
  choices: [
    { value: '26S', label: '2026 春夏' },
    { value: '26W', label: '2026 秋冬' },
    { value: '27S', label: '2027 春夏' },
    { value: '27W', label: '2027 秋冬' },
  ],
});

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

/** Launches of styles in the shops, and their state of preparation. */
export const launches = recordType({
  system: 'imos',
  name: 'launches',
  one: '上市计划',
  number: 'SS{yyyymm}{00000}',
  actions: 'imos:plan',
  scope: 'group',
  fields: {
    season,
    wave: text({ label: '波段', most: 20, required: true, filterable: true }),
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    pieces: count({ label: '到仓数量', most: 100_000, unit: '件', sortable: true }),
    coverage: percent({ label: '铺货率', sortable: true, help: '已铺货门店占计划门店的比例' }),
    launch: day({ label: '上市日期', required: true, sortable: true }),
    keeper: person({ label: '负责人', required: true }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  initial: 'planned',
  states: {
    planned: {
      label: '待到货',
      waits: true,
      tone: 'warn',
      steps: {
        arrive: {
          label: '到仓',
          to: 'ready',
          action: 'imos:plan:launch',
          requires: ['pieces'],
        },
        delay: {
          label: '延期',
          to: 'delayed',
          action: 'imos:plan:launch',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    delayed: {
      label: '已延期',
      waits: true,
      tone: 'bad',
      steps: {
        arrive: { label: '到仓', to: 'ready', action: 'imos:plan:launch', requires: ['pieces'] },
      },
    },
    ready: {
      label: '待上市',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        launch: {
          label: '上市',
          to: 'launched',
          action: 'imos:plan:launch',
          requires: ['coverage'],
          tone: 'good',
        },
      },
    },
    launched: { label: '已上市', tone: 'good', closed: true },
  },
  views: {
    delayed: { label: '已延期', filter: { field: 'state', op: 'is', value: 'delayed' } },
    ready: { label: '待上市', filter: { field: 'state', op: 'is', value: 'ready' } },
  },
});
