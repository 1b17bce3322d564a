import { choice, count, day, money, store, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** The members of a business group. */
export const members = recordType({
  system: 'crm',
  name: 'members',
  one: '会员',
  number: 'HY{yyyymm}{00000}',
  actions: 'crm:member',
  scope: 'group',
  fields: {
    name: text({ label: '称呼', most: 20, required: true }),
    phone: text({ label: '手机号', most: 11, keyboard: 'tel', action: 'crm:member:phone' }),
    level: choice({
      label: '等级',
      required: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '普通' },
        { value: 'silver', label: '银卡' },
        { value: 'gold', label: '金卡' },
        { value: 'black', label: '黑卡' },
      ],
    }),
    source: choice({
      label: '入会来源',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'store', label: '门店' },
        { value: 'mini', label: '小程序' },
        { value: 'online', label: '电商' },
        { value: 'event', label: '活动' },
      ],
    }),
    joined: day({ label: '入会日期', required: true, fixed: true, sortable: true }),
    birthday: day({ label: '生日', aside: true }),
    home: store({ label: '归属门店', filterable: true }),
    spent: money({ label: '累计消费', sortable: true }),
    points: count({ label: '积分', total: 'sum', most: 1_000_000, sortable: true }),
    note: text({ label: '偏好', early: true, most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '正常',
      tone: 'good',
      steps: {
        freeze: {
          label: '冻结',
          to: 'frozen',
          action: 'crm:member:freeze',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    frozen: {
      label: '已冻结',
      tone: 'bad',
      steps: { release: { label: '解冻', to: 'active', action: 'crm:member:freeze' } },
    },
  },
  related: [{ label: '会员消费', path: '/crm/member/purchase', parameter: 'member' }],
});

/** The coupons of a business group, as they are issued. */
export const coupons = recordType({
  system: 'crm',
  name: 'coupons',
  one: '券模板',
  number: 'YQ{yyyymm}{00000}',
  actions: 'crm:coupon',
  scope: 'group',
  fields: {
    name: text({ label: '券名称', most: 30, required: true }),
    kind: choice({
      label: '券种',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'cash', label: '代金券' },
        { value: 'discount', label: '折扣券' },
        { value: 'gift', label: '礼品券' },
        { value: 'freight', label: '运费券' },
      ],
    }),
    issued: count({
      label: '发行量',
      least: 1,
      most: 1_000_000,
      unit: '张',
      required: true,
      sortable: true,
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '截止日期', required: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '截止日期不能早于开始日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { issue: { label: '开始发放', to: 'running', action: 'crm:coupon:issue' } },
    },
    running: {
      label: '发放中',
      tone: 'good',
      steps: {
        stop: { label: '停用', to: 'stopped', action: 'crm:coupon:stop', tone: 'bad' },
      },
    },
    stopped: {
      label: '已停用',
      tone: 'bad',
      closed: true,
      steps: { resume: { label: '恢复发放', to: 'running', action: 'crm:coupon:issue' } },
    },
  },
  views: { running: { label: '发放中', filter: { field: 'state', op: 'is', value: 'running' } } },
});
