import {
  choice,
  choices,
  count,
  day,
  link,
  longText,
  money,
  person,
  store,
  text,
  time,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { requestStates, waitingView } from '../../request-states.ts';

const subject = choice({
  label: '检查项目',
  required: true,
  filterable: true,
  choices: [
    { value: 'display', label: '陈列' },
    { value: 'service', label: '服务' },
    { value: 'hygiene', label: '卫生' },
    { value: 'stock', label: '库存' },
    { value: 'cash', label: '收银' },
    { value: 'safety', label: '消防安全' },
  ],
});

/** Visits of a supervisor to a store, with the score that was given. */
export const patrols = recordType({
  system: 'ors',
  name: 'patrols',
  one: '巡店任务',
  number: 'XD{yyyymm}{00000}',
  actions: 'ors:patrol',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', required: true, fixed: true, filterable: true }),
    kind: choice({
      label: '巡店类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'routine', label: '例行巡店' },
        { value: 'launch', label: '上新检查' },
        { value: 'festival', label: '大促检查' },
        { value: 'surprise', label: '飞行检查' },
      ],
    }),
    planned: day({ label: '计划日期', required: true, sortable: true }),
    visitor: person({ label: '巡店人', required: true, filterable: true }),
    score: count({ label: '得分', total: 'average', most: 100, unit: '分', sortable: true }),
    findings: count({ label: '问题数', most: 50, unit: '项' }),
    summary: longText({ label: '巡店小结', most: 300, aside: true }),
  },
  initial: 'planned',
  states: {
    planned: {
      label: '待巡店',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '提交巡店',
          to: 'done',
          action: 'ors:patrol:finish',
          requires: ['score', 'findings', 'summary'],
          tone: 'good',
        },
        cancel: { label: '取消', to: 'cancelled', action: 'ors:patrol:finish', tone: 'bad' },
      },
    },
    done: { label: '已巡店', tone: 'good', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: { open: { label: '待巡店', filter: { field: 'state', op: 'is', value: 'planned' } } },
});

/** Faults found by a patrol: the store mends them, the supervisor reviews that. */
export const rectifications = recordType({
  system: 'ors',
  name: 'rectifications',
  one: '整改单',
  number: 'ZG{yyyymm}{00000}',
  actions: 'ors:rectify',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', required: true, fixed: true, filterable: true }),
    patrol: link({ label: '巡店任务', type: 'ors/patrols' }),
    subject,
    problem: text({ label: '问题', most: 100, required: true }),
    severity: choice({
      label: '程度',
      required: true,
      filterable: true,
      choices: [
        { value: 'minor', label: '一般' },
        { value: 'major', label: '严重', tone: 'bad' },
      ],
    }),
    until: day({ label: '整改期限', required: true, sortable: true }),
    mended: text({ label: '整改说明', most: 200 }),
    review: text({ label: '复核意见', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待整改',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        mend: {
          label: '提交整改',
          to: 'mended',
          action: 'ors:rectify:mend',
          requires: ['mended'],
          tone: 'good',
        },
      },
    },
    mended: {
      label: '待复核',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pass: { label: '复核通过', to: 'passed', action: 'ors:rectify:approve', tone: 'good' },
        return: {
          label: '退回整改',
          to: 'open',
          action: 'ors:rectify:approve',
          requires: ['review'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '已通过', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待整改', filter: { field: 'state', op: 'is', value: 'open' } },
    waiting: { label: '待复核', filter: { field: 'state', op: 'is', value: 'mended' } },
  },
});

/** The opening and closing of a store on a day, with what was looked at. */
export const openingChecks = recordType({
  system: 'ors',
  name: 'opening-checks',
  one: '开闭店登记',
  number: 'KB{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'store',
  fields: {
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'open', label: '开店' },
        { value: 'close', label: '闭店' },
      ],
    }),
    day: day({ label: '日期', required: true, sortable: true }),
    time: time({ label: '时间', required: true }),
    keeper: person({ label: '负责人', required: true }),
    checks: choices({
      label: '已检查',
      required: true,
      choices: [
        { value: 'alarm', label: '防盗门与报警' },
        { value: 'lights', label: '灯光音响空调' },
        { value: 'till', label: '收银与网络' },
        { value: 'floor', label: '卖场卫生' },
        { value: 'window', label: '橱窗与陈列' },
        { value: 'exit', label: '消防通道' },
      ],
    }),
    float: money({ label: '备用金', total: 'none', most: 20_000, required: true }),
    note: text({ label: '异常说明', most: 120, aside: true }),
  },
  initial: 'registered',
  states: {
    registered: {
      label: '已登记',
      tone: 'good',
      steps: {
        flag: {
          label: '登记异常',
          to: 'flagged',
          action: 'ors:store:flag',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    flagged: {
      label: '有异常',
      waits: true,
      tone: 'bad',
      steps: {
        clear: { label: '异常已处理', to: 'registered', action: 'ors:store:flag', tone: 'good' },
      },
    },
  },
  views: { flagged: { label: '有异常', filter: { field: 'state', op: 'is', value: 'flagged' } } },
});

/** Days on which a store opens later, closes earlier or not at all. */
export const openingChanges = recordType({
  system: 'ors',
  name: 'opening-changes',
  one: '开闭店申请',
  number: 'MKS{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '申请类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'late', label: '延迟开店' },
        { value: 'early', label: '提前闭店' },
        { value: 'long', label: '延长营业' },
        { value: 'shut', label: '临时停业' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true }),
    hours: text({ label: '营业时间', most: 30 }),
    reason: text({ label: '原因', most: 120, required: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' },
    {
      kind: 'required-when',
      field: 'hours',
      other: 'kind',
      is: ['late', 'early', 'long'],
      words: '请输入调整后的营业时间',
    },
  ],
  initial: 'draft',
  states: requestStates({
    submit: 'ors:store:submit',
    approve: 'ors:store:approve',
    toDecline: [],
  }),
  views: waitingView,
});
