import { count, day, link, percent, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { season } from './season.ts';

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
