import { choice, count, day, lines, longText, money, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, requestStates, waitingView } from '../../request-states.ts';

/** Requests for printed and digital material of an event, a line for each format. */
export const materialRequests = recordType({
  system: 'cms',
  name: 'material-requests',
  one: '活动素材申请',
  number: 'SC{yyyymm}{00000}',
  actions: 'cms:material',
  scope: 'all',
  fields: {
    event: text({ label: '活动名称', most: 40, required: true }),
    needed: day({ label: '到位日期', required: true, sortable: true }),
    lines: lines({
      label: '素材明细',
      required: true,
      most: 30,
      columns: {
        format: choice({
          label: '规格',
          required: true,
          choices: [
            { value: 'poster', label: '海报 60×90 cm' },
            { value: 'banner', label: '展架 80×180 cm' },
            { value: 'window', label: '橱窗贴 200×280 cm' },
            { value: 'screen', label: '竖屏画面 1080×1920' },
            { value: 'card', label: '台卡 A5' },
          ],
        }),
        units: count({ label: '数量', least: 1, most: 5_000, required: true }),
        cost: money({ label: '制作费', most: 500_000, required: true }),
      },
      sums: ['units', 'cost'],
    }),
    total: money({ label: '制作费合计', most: 5_000_000, required: true, sortable: true }),
    copy: longText({ label: '文案要点', most: 500, aside: true }),
    answer,
  },
  rules: [
    {
      kind: 'sum',
      field: 'total',
      other: 'lines',
      column: 'cost',
      words: '制作费合计应等于明细之和',
    },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'cms:material:submit',
      approve: 'cms:material:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '制作中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        deliver: {
          label: '已送达',
          to: 'delivered',
          action: 'cms:material:deliver',
          tone: 'good',
        },
      },
    },
    delivered: { label: '已送达', tone: 'good', closed: true },
  },
  views: waitingView,
});

/** Plans of publication, with day and channel. */
export const publications = recordType({
  system: 'cms',
  name: 'publications',
  one: '发布计划',
  number: 'FB{yyyymm}{00000}',
  actions: 'cms:workflow',
  scope: 'all',
  fields: {
    title: text({ label: '标题', most: 60, required: true }),
    channel: choice({
      label: '渠道',
      required: true,
      filterable: true,
      choices: [
        { value: 'account', label: '公众号' },
        { value: 'mini', label: '小程序首页' },
        { value: 'video', label: '短视频' },
        { value: 'screen', label: '门店屏' },
        { value: 'mail', label: '员工内刊' },
      ],
    }),
    day: day({ label: '发布日期', required: true, sortable: true }),
    time: time({ label: '发布时间', required: true }),
    text: longText({ label: '正文要点', early: true, most: 500, aside: true }),
    // The channels count it once it is out.
    reads: count({
      label: '阅读量',
      total: 'sum',
      most: 100_000_000,
      sortable: true,
      computed: true,
    }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '撰稿中',
      steps: {
        submit: { label: '送审', to: 'proof', action: 'cms:workflow:submit', requires: ['text'] },
      },
    },
    proof: {
      label: '待审校',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pass: { label: '审校通过', to: 'ready', action: 'cms:workflow:approve', tone: 'good' },
        return: { label: '退回', to: 'draft', action: 'cms:workflow:approve', tone: 'bad' },
      },
    },
    ready: {
      label: '待发布',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        publish: {
          label: '登记发布',
          to: 'published',
          action: 'cms:workflow:submit',
          tone: 'good',
        },
        hold: { label: '暂缓', to: 'draft', action: 'cms:workflow:submit', tone: 'bad' },
      },
    },
    published: { label: '已发布', tone: 'good', closed: true },
  },
  views: { proof: { label: '待审校', filter: { field: 'state', op: 'is', value: 'proof' } } },
});
