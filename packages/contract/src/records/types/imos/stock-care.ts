import {
  choice,
  choices,
  count,
  day,
  link,
  money,
  percent,
  stock,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { goodsLines, pieces } from '../../goods-lines.ts';

const sizes = choices({
  label: '缺失尺码',
  required: true,
  choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ value: size, label: size })),
});

/** Styles of which a store lacks sizes. */
export const brokenSizes = recordType({
  system: 'imos',
  name: 'broken-sizes',
  one: '缺码记录',
  number: 'QM{yyyymm}{00000}',
  actions: 'imos:stock',
  scope: 'group',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    colour: text({ label: '颜色', most: 20 }),
    sizes,
    complete: percent({ label: '齐码率', required: true, sortable: true }),
    onHand: stock({ label: '店存', most: 10_000, sortable: true }),
    warehouse: stock({ label: '仓库可补', most: 100_000, sortable: true }),
    day: day({ label: '统计日期', required: true, sortable: true }),
    way: choice({
      label: '处理方式',
      filterable: true,
      choices: [
        { value: 'warehouse', label: '仓库补货' },
        { value: 'transfer', label: '门店调拨' },
        { value: 'gather', label: '归并下架' },
      ],
    }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        solve: { label: '安排处理', to: 'solving', action: 'imos:stock:solve', requires: ['way'] },
        ignore: { label: '不处理', to: 'ignored', action: 'imos:stock:solve' },
      },
    },
    solving: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: { finish: { label: '已补齐', to: 'done', action: 'imos:stock:solve', tone: 'good' } },
    },
    done: { label: '已补齐', tone: 'good', closed: true },
    ignored: { label: '不处理', closed: true },
  },
  views: { open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } } },
});

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

/** Styles that stores are to send back to the warehouse by a day. */
export const returnBatches = recordType({
  system: 'imos',
  name: 'return-batches',
  one: '退货批次',
  number: 'TP{yyyymm}{00000}',
  actions: 'imos:stock',
  scope: 'group',
  fields: {
    name: text({ label: '批次名称', most: 40, required: true }),
    season: text({ label: '季节', most: 20, filterable: true }),
    stores: count({
      label: '涉及门店',
      total: 'none',
      least: 1,
      most: 2_000,
      unit: '家',
      required: true,
    }),
    planned: count({
      label: '应退数量',
      least: 1,
      most: 1_000_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    received: pieces('已退数量'),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '截止日期', required: true, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
    lines: goodsLines('退货款式', { planned: pieces('应退', { required: true }) }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '截止日期不能早于开始日期' },
    { kind: 'most', field: 'received', other: 'planned', words: '已退数量不能多于应退数量' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '编制中',
      steps: {
        issue: { label: '下发门店', to: 'running', action: 'imos:stock:issue', tone: 'good' },
      },
    },
    running: {
      label: '退货中',
      tone: 'warn',
      closed: true,
      steps: {
        close: {
          label: '结束批次',
          to: 'closed',
          action: 'imos:stock:issue',
          requires: ['received'],
        },
      },
    },
    closed: { label: '已结束', tone: 'good', closed: true },
  },
  views: { running: { label: '退货中', filter: { field: 'state', op: 'is', value: 'running' } } },
});
