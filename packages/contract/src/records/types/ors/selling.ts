import { choice, count, day, link, money, person, store, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Goods that customers bring back to a store. */
export const customerReturns = recordType({
  system: 'ors',
  name: 'customer-returns',
  one: '退换货单',
  number: 'TH{yyyymm}{00000}',
  actions: 'ors:sales',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'refund', label: '退货' },
        { value: 'exchange', label: '换货' },
      ],
    }),
    slip: text({ label: '原小票号', most: 30, required: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true, filterable: true }),
    colour: text({ label: '颜色', most: 20 }),
    size: text({ label: '尺码', most: 10, required: true }),
    otherSize: text({ label: '换为尺码', most: 10 }),
    units: count({ label: '件数', least: 1, most: 20, unit: '件', required: true }),
    amount: money({ label: '退款金额', most: 100_000, sortable: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'size', label: '尺码不合' },
        { value: 'quality', label: '质量问题' },
        { value: 'regret', label: '不喜欢' },
        { value: 'gift', label: '礼品更换' },
      ],
    }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'amount',
      other: 'kind',
      is: ['refund'],
      words: '请输入退款金额',
    },
    {
      kind: 'required-when',
      field: 'otherSize',
      other: 'kind',
      is: ['exchange'],
      words: '请输入换为尺码',
    },
  ],
  initial: 'registered',
  states: {
    registered: {
      label: '待复核',
      waits: true,
      tone: 'warn',
      steps: {
        approve: { label: '复核通过', to: 'approved', action: 'ors:sales:approve', tone: 'good' },
        decline: {
          label: '不予受理',
          to: 'declined',
          action: 'ors:sales:approve',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    approved: {
      label: '待退换',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        finish: { label: '完成退换', to: 'done', action: 'ors:sales:finish', tone: 'good' },
      },
    },
    done: { label: '已完成', tone: 'good', closed: true },
    declined: { label: '不予受理', tone: 'bad', closed: true },
  },
  views: {
    waiting: { label: '待复核', filter: { field: 'state', op: 'is', value: 'registered' } },
  },
});

/** Displays that a store has to put up, with place and last day. */
export const displayTasks = recordType({
  system: 'ors',
  name: 'display-tasks',
  one: '陈列任务',
  number: 'MCL{yyyymm}{00000}',
  actions: 'ors:goods',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    theme: text({ label: '陈列主题', most: 40, required: true }),
    place: choice({
      label: '位置',
      required: true,
      filterable: true,
      choices: [
        { value: 'window', label: '橱窗' },
        { value: 'front', label: '入口中岛' },
        { value: 'wall', label: '墙面' },
        { value: 'fitting', label: '试衣区' },
        { value: 'till', label: '收银台' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '完成期限', required: true, sortable: true }),
    keeper: person({ label: '执行人', early: true }),
    score: count({ label: '验收得分', total: 'average', most: 100, unit: '分' }),
    note: text({ label: '执行说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '完成期限不能早于开始日期' }],
  initial: 'open',
  states: {
    open: {
      label: '待执行',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '提交验收',
          to: 'finished',
          action: 'ors:goods:finish',
          requires: ['keeper', 'note'],
          tone: 'good',
        },
      },
    },
    finished: {
      label: '待验收',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        accept: {
          label: '验收通过',
          to: 'accepted',
          action: 'ors:goods:approve',
          requires: ['score'],
          tone: 'good',
        },
        return: { label: '重新陈列', to: 'open', action: 'ors:goods:approve', tone: 'bad' },
      },
    },
    accepted: { label: '已验收', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待执行', filter: { field: 'state', op: 'is', value: 'open' } },
    waiting: { label: '待验收', filter: { field: 'state', op: 'is', value: 'finished' } },
  },
});

/** Calls that a store makes to its customers. */
export const customerVisits = recordType({
  system: 'ors',
  name: 'customer-visits',
  one: '回访任务',
  number: 'HF{yyyymm}{00000}',
  actions: 'ors:member',
  scope: 'store',
  fields: {
    customer: text({ label: '顾客', most: 20, required: true }),
    occasion: choice({
      label: '回访事由',
      required: true,
      filterable: true,
      choices: [
        { value: 'purchase', label: '购后七天' },
        { value: 'birthday', label: '生日关怀' },
        { value: 'sleeping', label: '久未到店' },
        { value: 'arrival', label: '预订到货' },
        { value: 'complaint', label: '投诉跟进' },
      ],
    }),
    due: day({ label: '应回访日', required: true, sortable: true }),
    clerk: person({ label: '负责导购', required: true, filterable: true }),
    way: choice({
      label: '方式',
      choices: [
        { value: 'phone', label: '电话' },
        { value: 'wechat', label: '微信' },
        { value: 'sms', label: '短信' },
      ],
    }),
    result: choice({
      label: '结果',
      filterable: true,
      choices: [
        { value: 'coming', label: '愿意到店', tone: 'good' },
        { value: 'bought', label: '已成交', tone: 'good' },
        { value: 'later', label: '以后再说' },
        { value: 'refused', label: '不愿打扰', tone: 'bad' },
      ],
    }),
    summary: text({ label: '回访记录', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待回访',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成回访',
          to: 'done',
          action: 'ors:member:finish',
          requires: ['way', 'result', 'summary'],
          tone: 'good',
        },
        miss: { label: '未联系上', to: 'missed', action: 'ors:member:finish', tone: 'bad' },
      },
    },
    missed: {
      label: '未联系上',
      tone: 'bad',
      steps: { retry: { label: '再次回访', to: 'open', action: 'ors:member:finish' } },
    },
    done: { label: '已回访', tone: 'good', closed: true },
  },
  views: { open: { label: '待回访', filter: { field: 'state', op: 'is', value: 'open' } } },
});

/** The shift of a person on a day; the page of a store shows them as a week. */
export const shifts = recordType({
  system: 'ors',
  name: 'shifts',
  one: '班次',
  number: 'PB{yyyymm}{000000}',
  actions: 'ors:team',
  scope: 'store',
  fields: {
    person: person({ label: '员工', required: true, fixed: true, filterable: true }),
    day: day({ label: '日期', required: true, fixed: true, sortable: true }),
    shift: choice({
      label: '班次',
      required: true,
      filterable: true,
      choices: [
        { value: 'early', label: '早班' },
        { value: 'late', label: '晚班' },
        { value: 'whole', label: '通班', tone: 'warn' },
        { value: 'off', label: '休息', tone: 'good' },
      ],
    }),
    from: time({ label: '上班', aside: true }),
    until: time({ label: '下班', aside: true }),
    note: text({ label: '备注', most: 60, aside: true }),
  },
  initial: 'planned',
  states: { planned: { label: '已排' } },
});
