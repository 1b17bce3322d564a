import { count, day, money, percent, person, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Leases of stores; those that end within months wait for a renewal. */
export const leases = recordType({
  system: 'rcm',
  name: 'leases',
  one: '租约',
  number: 'ZY{yyyymm}{00000}',
  actions: 'rcm:contract',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    landlord: text({ label: '出租方', most: 40, required: true }),
    from: day({ label: '起租日', required: true, sortable: true }),
    until: day({ label: '到期日', required: true, sortable: true }),
    area: count({ label: '面积', least: 10, most: 20_000, unit: '㎡', required: true }),
    rent: money({ label: '月租金', least: 1, required: true, sortable: true }),
    share: percent({ label: '扣点', help: '按销售额提成的比例' }),
    raise: percent({ label: '年递增', most: 20, aside: true }),
    deposit: money({ label: '押金', aside: true }),
    keeper: person({ label: '负责人', aside: true }),
    note: text({ label: '续签意见', most: 200, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '到期日不能早于起租日' }],
  initial: 'draft',
  states: {
    draft: {
      label: '待签',
      waits: true,
      steps: { sign: { label: '签订', to: 'running', action: 'rcm:contract:sign', tone: 'good' } },
    },
    running: {
      label: '履行中',
      tone: 'good',
      closed: true,
      steps: {
        remind: {
          label: '发起续签',
          to: 'renewing',
          action: 'rcm:contract:sign',
          requires: ['note'],
        },
        end: {
          label: '终止',
          to: 'ended',
          action: 'rcm:contract:approve',
          by: 'anyone',
          tone: 'bad',
        },
      },
    },
    renewing: {
      label: '待续签',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        renew: {
          label: '续签完成',
          to: 'running',
          action: 'rcm:contract:sign',
          requires: ['until', 'rent'],
          tone: 'good',
        },
        end: { label: '到期不续', to: 'ended', action: 'rcm:contract:approve', tone: 'bad' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: {
    running: { label: '履行中', filter: { field: 'state', op: 'is', value: 'running' } },
    renewing: { label: '待续签', filter: { field: 'state', op: 'is', value: 'renewing' } },
  },
});
