import {
  choice,
  count,
  day,
  daySpan,
  lines,
  link,
  longText,
  number,
  store,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Subjects that reviews and complaints are sorted by. */
export const topics = recordType({
  system: 'cas',
  name: 'topics',
  one: '主题标签',
  number: 'BQ{yyyymm}{000}',
  actions: 'cas:insight',
  scope: 'all',
  fields: {
    name: text({ label: '标签', most: 20, required: true }),
    group: choice({
      label: '分类',
      required: true,
      filterable: true,
      choices: [
        { value: 'goods', label: '商品' },
        { value: 'service', label: '服务' },
        { value: 'store', label: '环境' },
        { value: 'delivery', label: '物流' },
        { value: 'price', label: '价格' },
      ],
    }),
    mood: choice({
      label: '倾向',
      required: true,
      choices: [
        { value: 'good', label: '正面', tone: 'good' },
        { value: 'bad', label: '负面', tone: 'bad' },
      ],
    }),
    keywords: longText({ label: '关键词', most: 200, required: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'on',
  states: {
    on: {
      label: '启用',
      tone: 'good',
      steps: { stop: { label: '停用', to: 'off', action: 'cas:insight:switch', tone: 'bad' } },
    },
    off: {
      label: '停用',
      steps: { start: { label: '启用', to: 'on', action: 'cas:insight:switch', tone: 'good' } },
    },
  },
});

export const channels = [
  { value: 'store', label: '门店扫码' },
  { value: 'mini', label: '小程序' },
  { value: 'mall', label: '电商平台' },
  { value: 'live', label: '直播间' },
  { value: 'phone', label: '客服热线' },
] as const;

/** Reviews of goods and stores, and the replies to them. */
export const reviews = recordType({
  system: 'cas',
  name: 'reviews',
  one: '评价',
  number: 'PJ{yyyymm}{00000}',
  actions: 'cas:review',
  scope: 'all',
  fields: {
    channel: choice({
      label: '渠道',
      choices: channels,
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', fixed: true, filterable: true }),
    style: link({ label: '款式', type: 'imos/styles', fixed: true }),
    score: count({
      label: '评分',
      total: 'average',
      least: 1,
      most: 5,
      unit: '星',
      required: true,
      sortable: true,
    }),
    topic: link({ label: '主题', type: 'cas/topics', filterable: true }),
    day: day({ label: '评价日期', required: true, fixed: true, sortable: true }),
    content: longText({ label: '内容', most: 300, required: true, fixed: true }),
    reply: longText({ label: '回复', most: 300, aside: true }),
  },
  initial: 'fresh',
  states: {
    fresh: {
      label: '待回复',
      waits: true,
      tone: 'warn',
      steps: {
        reply: {
          label: '回复',
          to: 'replied',
          action: 'cas:review:reply',
          requires: ['reply'],
          tone: 'good',
        },
        skip: { label: '无需回复', to: 'skipped', action: 'cas:review:reply' },
      },
    },
    replied: { label: '已回复', tone: 'good', closed: true },
    skipped: { label: '无需回复', closed: true },
  },
  views: {
    fresh: { label: '待回复', filter: { field: 'state', op: 'is', value: 'fresh' } },
    bad: { label: '差评', filter: { field: 'score', op: 'most', value: 2 } },
  },
});

/** Surveys of customers with their questions and results. */
export const surveys = recordType({
  system: 'cas',
  name: 'surveys',
  one: '满意度调查',
  number: 'MY{yyyymm}{000}',
  actions: 'cas:survey',
  scope: 'all',
  fields: {
    title: text({ label: '调查', most: 40, required: true }),
    channel: choice({ label: '投放渠道', choices: channels, required: true, filterable: true }),
    span: daySpan({ label: '投放期间', required: true, sortable: true }),
    sent: count({ label: '投放份数', unit: '份', sortable: true }),
    answered: count({ label: '回收份数', unit: '份', sortable: true }),
    satisfaction: number({
      label: '满意度',
      total: 'average',
      decimals: 1,
      most: 100,
      unit: '分',
      sortable: true,
    }),
    nps: number({
      label: '净推荐值',
      total: 'average',
      decimals: 0,
      least: -100,
      most: 100,
      sortable: true,
    }),
    questions: lines({
      label: '题目',
      required: true,
      most: 30,
      columns: {
        words: text({ label: '题目', most: 60, required: true }),
        kind: choice({
          label: '题型',
          required: true,
          choices: [
            { value: 'score', label: '打分' },
            { value: 'one', label: '单选' },
            { value: 'text', label: '问答' },
          ],
        }),
      },
    }),
  },
  rules: [{ kind: 'most', field: 'answered', other: 'sent', words: '回收份数不能多于投放份数' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        start: {
          label: '开始投放',
          to: 'running',
          action: 'cas:survey:run',
          requires: ['sent'],
          tone: 'good',
        },
      },
    },
    running: {
      label: '投放中',
      tone: 'warn',
      steps: {
        finish: {
          label: '结束',
          to: 'ended',
          action: 'cas:survey:run',
          requires: ['answered', 'satisfaction', 'nps'],
        },
      },
    },
    ended: { label: '已结束', tone: 'good', closed: true },
  },
});
