import { choice, count, day, link, money, stock, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Stock that is too high, too low or too old. */
export const stockAlerts = recordType({
  system: 'imos',
  name: 'stock-alerts',
  one: '库存预警',
  number: 'YJ{yyyymm}{00000}',
  actions: 'imos:stock',
  scope: 'group',
  fields: {
    kind: choice({
      label: '预警类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'low', label: '低库存', tone: 'bad' },
        { value: 'high', label: '高库存', tone: 'warn' },
        { value: 'old', label: '库龄超期', tone: 'warn' },
        { value: 'slow', label: '动销停滞', tone: 'warn' },
      ],
    }),
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    stock: stock({ label: '库存', most: 1_000_000, required: true, sortable: true }),
    weekly: count({
      label: '周销量',
      total: 'none',
      most: 100_000,
      unit: '件',
      sortable: true,
    }),
    days: count({ label: '可售天数', total: 'none', most: 9_999, unit: '天', sortable: true }),
    cost: money({ label: '占用成本', total: 'none', sortable: true, aside: true }),
    day: day({ label: '预警日期', required: true, sortable: true }),
    measure: text({ label: '处理措施', most: 120 }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        handle: {
          label: '登记措施',
          to: 'handled',
          action: 'imos:stock:solve',
          requires: ['measure'],
          tone: 'good',
        },
      },
    },
    handled: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        clear: { label: '解除预警', to: 'cleared', action: 'imos:stock:solve', tone: 'good' },
      },
    },
    cleared: { label: '已解除', tone: 'good', closed: true },
  },
  views: { open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } } },
});
