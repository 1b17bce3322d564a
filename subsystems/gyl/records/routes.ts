import { choice, choices, count, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { carriers, warehouses } from './places.ts';

/** Rounds that lorries drive from a warehouse to the stores of some cities. */
export const routes = recordType({
  system: 'gyl',
  name: 'routes',
  one: '配送线路',
  number: 'XL{yyyymm}{000}',
  actions: 'gyl:transport',
  scope: 'all',
  fields: {
    name: text({ label: '线路', most: 30, required: true }),
    warehouse: choice({ label: '始发仓', choices: warehouses, required: true, filterable: true }),
    carrier: choice({ label: '承运商', choices: carriers, required: true, filterable: true }),
    cities: text({ label: '途经城市', most: 80, required: true }),
    days: choices({
      label: '班次',
      required: true,
      choices: ['一', '二', '三', '四', '五', '六', '日'].map((weekday, nth) => ({
        value: String(nth + 1),
        label: `周${weekday}`,
      })),
    }),
    departs: time({ label: '发车', required: true }),
    hours: count({
      label: '时效',
      total: 'average',
      least: 1,
      most: 240,
      unit: '小时',
      required: true,
      sortable: true,
    }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '运行中',
      tone: 'good',
      steps: {
        pause: {
          label: '停运',
          to: 'paused',
          action: 'gyl:transport:route',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    paused: {
      label: '停运',
      tone: 'bad',
      steps: { resume: { label: '恢复', to: 'active', action: 'gyl:transport:route' } },
    },
  },
});
