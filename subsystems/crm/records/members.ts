import { choice, count, day, money, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
