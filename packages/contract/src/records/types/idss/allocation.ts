import {
  choice,
  choices,
  count,
  day,
  daySpan,
  dictionary,
  lines,
  link,
  longText,
  percent,
  stock,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Proposals of which store gets how many pieces of a style. */
export const allocations = recordType({
  system: 'idss',
  name: 'allocations',
  one: '配货建议',
  number: 'PH{yyyymm}{00000}',
  actions: 'idss:allocation',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:allocation:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'first', label: '首铺' },
        { value: 'chase', label: '追单' },
        { value: 'balance', label: '区域平衡' },
      ],
    }),
    suggested: count({
      label: '建议',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    confirmed: count({ label: '确认', most: 10_000, unit: '件', sortable: true }),
    stock: stock({ label: '现有库存', sortable: true }),
    sold: count({ label: '近 7 天销量', total: 'none', unit: '件', sortable: true }),
    due: day({ label: '期望到店', sortable: true }),
    reason: longText({ label: '依据', most: 200, aside: true }),
  },
  initial: 'proposed',
  states: {
    proposed: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        accept: {
          label: '采纳',
          to: 'accepted',
          action: 'idss:allocation:decide',
          requires: ['confirmed'],
          tone: 'good',
        },
        decline: { label: '不采纳', to: 'declined', action: 'idss:allocation:decide', tone: 'bad' },
      },
    },
    accepted: {
      label: '已采纳',
      waits: true,
      tone: 'good',
      closed: true,
      steps: { send: { label: '下发仓库', to: 'sent', action: 'idss:allocation:send' } },
    },
    declined: { label: '不采纳', closed: true },
    sent: { label: '已下发', tone: 'good', closed: true },
  },
  views: { proposed: { label: '待确认', filter: { field: 'state', op: 'is', value: 'proposed' } } },
});

/** Styles of which a store lacks sizes that sell. */
export const brokenSizes = recordType({
  system: 'idss',
  name: 'broken-sizes',
  one: '断码单',
  number: 'DMD{yyyymm}{00000}',
  actions: 'idss:allocation',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:allocation:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    day: day({ label: '断码日期', required: true, sortable: true }),
    missing: text({ label: '缺码', most: 60, required: true }),
    rate: percent({ label: '齐码率', required: true, sortable: true }),
    stock: stock({ label: '余量', sortable: true }),
    measure: choice({
      label: '处理',
      filterable: true,
      choices: [
        { value: 'refill', label: '总仓补码' },
        { value: 'gather', label: '邻店调入' },
        { value: 'merge', label: '并店调出' },
        { value: 'wait', label: '售罄下架' },
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
        decide: {
          label: '确定处理',
          to: 'decided',
          action: 'idss:allocation:decide',
          requires: ['measure'],
        },
      },
    },
    decided: {
      label: '处理中',
      waits: true,
      closed: true,
      steps: {
        finish: { label: '已齐码', to: 'done', action: 'idss:allocation:decide', tone: 'good' },
      },
    },
    done: { label: '已完成', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } },
    bare: { label: '齐码率 50% 以下', filter: { field: 'rate', op: 'most', value: 50 } },
  },
});

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
