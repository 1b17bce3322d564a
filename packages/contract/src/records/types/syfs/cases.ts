import { choice, day, link, longText, money, person, store, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

const anyAmount = { least: -1_000_000, most: 1_000_000 };

/** Days on which a till held more or less money than its slips say. */
export const cashDifferences = recordType({
  system: 'syfs',
  name: 'cash-differences',
  one: '现金差异',
  number: 'XJ{yyyymm}{0000}',
  actions: 'syfs:cash',
  scope: 'all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    cashier: person({
      label: '收银员',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    day: day({ label: '营业日', required: true, fixed: true, sortable: true }),
    shift: choice({
      label: '班次',
      required: true,
      choices: [
        { value: 'early', label: '早班' },
        { value: 'late', label: '晚班' },
        { value: 'whole', label: '全天' },
      ],
    }),
    booked: money({ label: '应缴', required: true, sortable: true }),
    counted: money({ label: '实缴', required: true, sortable: true }),
    difference: money({ label: '长短款', ...anyAmount, required: true, sortable: true }),
    explanation: longText({ label: '门店说明', most: 200, aside: true }),
    settlement: longText({ label: '处理结果', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待说明',
      waits: true,
      tone: 'warn',
      steps: {
        explain: {
          label: '登记说明',
          to: 'explained',
          action: 'syfs:cash:explain',
          requires: ['explanation'],
        },
        file: { label: '立案', to: 'filed', action: 'syfs:cash:file', tone: 'bad' },
      },
    },
    explained: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        settle: {
          label: '核销',
          to: 'settled',
          action: 'syfs:cash:settle',
          by: 'others',
          requires: ['settlement'],
          tone: 'good',
        },
        file: { label: '立案', to: 'filed', action: 'syfs:cash:file', tone: 'bad' },
      },
    },
    settled: { label: '已核销', tone: 'good', closed: true },
    filed: {
      label: '已立案',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        settle: {
          label: '结案核销',
          to: 'settled',
          action: 'syfs:cash:settle',
          by: 'others',
          requires: ['settlement'],
          tone: 'good',
        },
      },
    },
  },
  views: {
    open: { label: '待说明', filter: { field: 'state', op: 'is', value: 'open' } },
    filed: { label: '已立案', filter: { field: 'state', op: 'is', value: 'filed' } },
  },
});

/** Recordings of tills that are looked at, by plan or after a hint. */
export const spotChecks = recordType({
  system: 'syfs',
  name: 'spot-checks',
  one: '录像抽查',
  number: 'JK{yyyymm}{0000}',
  actions: 'syfs:video',
  scope: 'all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, filterable: true }),
    day: day({ label: '录像日期', required: true, sortable: true }),
    from: time({ label: '开始', required: true }),
    until: time({ label: '结束', required: true }),
    camera: text({ label: '机位', most: 20, required: true }),
    checker: person({ label: '抽查人', required: true, filterable: true }),
    exception: link({ label: '关联小票', type: 'syfs/slip-exceptions' }),
    found: choice({
      label: '结果',
      filterable: true,
      choices: [
        { value: 'none', label: '无异常', tone: 'good' },
        { value: 'careless', label: '操作不规范', tone: 'warn' },
        { value: 'suspect', label: '疑似舞弊', tone: 'bad' },
      ],
    }),
    remarks: longText({ label: '记录', most: 300, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束不能早于开始' },
    {
      kind: 'required-when',
      field: 'remarks',
      other: 'found',
      is: ['careless', 'suspect'],
      words: '有发现时请输入记录',
    },
  ],
  initial: 'planned',
  states: {
    planned: {
      label: '待抽查',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成',
          to: 'done',
          action: 'syfs:video:finish',
          requires: ['found'],
          tone: 'good',
        },
      },
    },
    done: { label: '已抽查', tone: 'good', closed: true },
  },
  views: {
    planned: { label: '待抽查', filter: { field: 'state', op: 'is', value: 'planned' } },
    suspect: { label: '疑似舞弊', filter: { field: 'found', op: 'is', value: 'suspect' } },
  },
});

/** Losses that are looked into until they are cleared up. */
export const lossCases = recordType({
  system: 'syfs',
  name: 'cases',
  one: '防损案件',
  number: 'FA{yyyymm}{000}',
  actions: 'syfs:case',
  scope: 'all',
  fields: {
    title: text({ label: '案由', most: 40, required: true }),
    kind: choice({
      label: '类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'cash', label: '现金短款' },
        { value: 'refund', label: '虚假退货' },
        { value: 'discount', label: '折扣舞弊' },
        { value: 'theft', label: '货品失窃' },
      ],
    }),
    store: store({ label: '门店', among: 'all', required: true, filterable: true }),
    person: person({ label: '当事人', among: 'all', action: 'syfs:case:person' }),
    difference: link({ label: '现金差异', type: 'syfs/cash-differences' }),
    filed: day({ label: '立案日期', required: true, sortable: true }),
    handler: person({ label: '承办人', required: true, filterable: true }),
    loss: money({ label: '涉案金额', most: 10_000_000, required: true, sortable: true }),
    recovered: money({ label: '已追回', early: true, most: 10_000_000, sortable: true }),
    conclusion: longText({ label: '调查结论', most: 500, aside: true }),
  },
  rules: [{ kind: 'most', field: 'recovered', other: 'loss', words: '追回不能多于涉案金额' }],
  initial: 'open',
  states: {
    open: {
      label: '调查中',
      waits: true,
      tone: 'warn',
      steps: {
        conclude: {
          label: '提交结案',
          to: 'concluded',
          action: 'syfs:case:conclude',
          requires: ['conclusion', 'recovered'],
        },
        drop: {
          label: '撤销',
          to: 'dropped',
          action: 'syfs:case:conclude',
          requires: ['conclusion'],
        },
      },
    },
    concluded: {
      label: '待结案审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        close: { label: '批准结案', to: 'closed', action: 'syfs:case:approve', tone: 'good' },
        return: { label: '退回补充', to: 'open', action: 'syfs:case:approve', tone: 'bad' },
      },
    },
    closed: { label: '已结案', tone: 'good', closed: true },
    dropped: { label: '已撤销', closed: true },
  },
  views: {
    open: { label: '调查中', filter: { field: 'state', op: 'is', value: 'open' } },
    concluded: { label: '待结案审批', filter: { field: 'state', op: 'is', value: 'concluded' } },
  },
});
