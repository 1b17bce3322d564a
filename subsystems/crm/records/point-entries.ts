import { choice, count, day, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Points that a member got or spent. */
export const pointEntries = recordType({
  system: 'crm',
  name: 'point-entries',
  one: '积分流水',
  number: 'JF{yyyymm}{000000}',
  actions: 'crm:points',
  scope: 'group',
  fields: {
    member: link({
      label: '会员',
      type: 'crm/members',
      required: true,
      fixed: true,
      filterable: true,
    }),
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'purchase', label: '消费获得', tone: 'good' },
        { value: 'birthday', label: '生日赠送', tone: 'good' },
        { value: 'activity', label: '活动赠送', tone: 'good' },
        { value: 'exchange', label: '兑换扣减', tone: 'warn' },
        { value: 'return', label: '退货扣回', tone: 'warn' },
        { value: 'correction', label: '人工调整' },
      ],
    }),
    points: count({
      label: '积分变动',
      total: 'sum',
      least: -100_000,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    balance: count({ label: '变动后余额', total: 'none', most: 1_000_000, sortable: true }),
    day: day({ label: '发生日期', required: true, sortable: true }),
    source: text({ label: '来源单号', most: 30 }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'note',
      other: 'kind',
      is: ['correction'],
      words: '人工调整请输入说明',
    },
  ],
  initial: 'booked',
  states: {
    booked: {
      label: '已入账',
      tone: 'good',
      closed: true,
      steps: {
        cancel: {
          label: '冲销',
          to: 'cancelled',
          action: 'crm:points:cancel',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    cancelled: { label: '已冲销', tone: 'bad', closed: true },
  },
  views: {
    spent: { label: '扣减', filter: { field: 'points', op: 'most', value: -1 } },
  },
});
