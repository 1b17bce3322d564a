import { choice, count, day, money, person, percent, stock, store, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

const city = text({ label: '城市', most: 20, required: true, filterable: true });
const mode = choice({
  label: '经营方式',
  required: true,
  filterable: true,
  choices: [
    { value: 'direct', label: '直营' },
    { value: 'joint', label: '联营' },
    { value: 'franchise', label: '加盟' },
  ],
});

/** Places of sale, as channel management sees them. */
export const outlets = recordType({
  system: 'rcm',
  name: 'outlets',
  one: '网点',
  number: 'WD{yyyymm}{00000}',
  actions: 'rcm:outlet',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, fixed: true }),
    name: text({ label: '网点名称', most: 40, required: true }),
    city,
    mode,
    mall: choice({
      label: '商业类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'street', label: '街边店' },
        { value: 'mall', label: '购物中心' },
        { value: 'department', label: '百货' },
        { value: 'outlet', label: '奥特莱斯' },
      ],
    }),
    area: count({
      label: '面积',
      least: 10,
      most: 20_000,
      unit: '㎡',
      required: true,
      sortable: true,
    }),
    opened: day({ label: '开业日期', sortable: true }),
    rentRate: percent({ label: '租售比', sortable: true }),
    grade: choice({
      label: '店铺等级',
      filterable: true,
      choices: ['A', 'B', 'C', 'D'].map((grade) => ({ value: grade, label: `${grade} 级` })),
    }),
    keeper: person({ label: '拓展经理', aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '营业中',
      tone: 'good',
      steps: {
        refit: { label: '停业装修', to: 'refitting', action: 'rcm:outlet:change' },
        close: { label: '闭店', to: 'closed', action: 'rcm:outlet:change', tone: 'bad' },
      },
    },
    refitting: {
      label: '装修中',
      tone: 'warn',
      steps: {
        reopen: { label: '恢复营业', to: 'open', action: 'rcm:outlet:change', tone: 'good' },
      },
    },
    closed: { label: '已闭店', closed: true },
  },
  views: { open: { label: '营业中', filter: { field: 'state', op: 'is', value: 'open' } } },
});

/** Applications to open a store, from the site to the first day. */
export const storeOpenings = recordType({
  system: 'rcm',
  name: 'store-openings',
  one: '开店申请',
  number: 'KDS{yyyymm}{00000}',
  actions: 'rcm:opening',
  scope: 'all',
  fields: {
    name: text({ label: '拟开门店', most: 40, required: true }),
    city,
    mode,
    area: count({
      label: '面积',
      least: 10,
      most: 20_000,
      unit: '㎡',
      required: true,
      sortable: true,
    }),
    rent: money({ label: '年租金', required: true, sortable: true }),
    sales: money({ label: '预计年销售', required: true, sortable: true }),
    opens: day({ label: '计划开业', required: true, sortable: true }),
    keeper: person({ label: '拓展经理', required: true }),
    survey: text({ label: '商圈评估', early: true, most: 200, aside: true }),
    opened: day({ label: '实际开业' }),
  },
  rules: [{ kind: 'least', field: 'sales', other: 'rent', words: '预计年销售应高于年租金' }],
  initial: 'survey',
  states: {
    survey: {
      label: '选址评估',
      steps: {
        submit: {
          label: '提交立项',
          to: 'submitted',
          action: 'rcm:opening:submit',
          requires: ['survey'],
        },
      },
    },
    submitted: {
      label: '立项审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准立项', to: 'signing', action: 'rcm:opening:approve', tone: 'good' },
        decline: { label: '否决', to: 'declined', action: 'rcm:opening:approve', tone: 'bad' },
        return: { label: '退回补充', to: 'survey', action: 'rcm:opening:approve' },
      },
    },
    signing: {
      label: '签约中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: { sign: { label: '签约完成', to: 'fitting', action: 'rcm:opening:submit' } },
    },
    fitting: {
      label: '装修筹备',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        open: {
          label: '开业',
          to: 'opened',
          action: 'rcm:opening:submit',
          requires: ['opened'],
          tone: 'good',
        },
      },
    },
    opened: { label: '已开业', tone: 'good', closed: true },
    declined: { label: '已否决', tone: 'bad', closed: true },
  },
  views: {
    waiting: { label: '立项审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
    moving: {
      label: '筹备中',
      filter: { field: 'state', op: 'in', value: ['signing', 'fitting'] },
    },
  },
});

/** Stores that are given up. */
export const closings = recordType({
  system: 'rcm',
  name: 'closings',
  one: '撤店申请',
  number: 'GB{yyyymm}{00000}',
  actions: 'rcm:opening',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    reason: choice({
      label: '撤店原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'loss', label: '持续亏损' },
        { value: 'lease', label: '租约到期' },
        { value: 'mall', label: '商场调整' },
        { value: 'move', label: '迁址' },
      ],
    }),
    last: day({ label: '计划撤店日', required: true, sortable: true }),
    stock: stock({ label: '剩余库存', most: 100_000, sortable: true }),
    loss: money({ label: '预计损失', sortable: true }),
    staff: text({ label: '人员安置', most: 120, required: true, aside: true }),
    closed: day({ label: '实际撤店日' }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'submitted', action: 'rcm:opening:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'clearing', action: 'rcm:opening:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'rcm:opening:approve', tone: 'bad' },
      },
    },
    clearing: {
      label: '清场中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        close: {
          label: '撤店完成',
          to: 'closed',
          action: 'rcm:opening:submit',
          requires: ['closed'],
        },
      },
    },
    closed: { label: '已撤店', closed: true },
  },
  views: { waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } } },
});
