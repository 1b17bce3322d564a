import { choice, count, day, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Firms and people who run stores of the group on their account. */
export const franchisees = recordType({
  system: 'rcm',
  name: 'franchisees',
  one: '加盟商',
  number: 'JM{yyyymm}{00000}',
  actions: 'rcm:partner',
  scope: 'all',
  fields: {
    name: text({ label: '加盟商', most: 40, required: true }),
    contact: text({ label: '联系人', most: 20, required: true }),
    city: text({ label: '城市', most: 20, required: true, filterable: true }),
    stores: count({ label: '门店数', most: 200, unit: '家', required: true, sortable: true }),
    since: day({ label: '合作起始', required: true, sortable: true }),
    grade: choice({
      label: '信用评级',
      required: true,
      filterable: true,
      choices: [
        { value: 'A', label: 'A', tone: 'good' },
        { value: 'B', label: 'B' },
        { value: 'C', label: 'C', tone: 'bad' },
      ],
    }),
    credit: money({ label: '信用额度', sortable: true }),
    owed: money({ label: '应收余额', sortable: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '合作中',
      tone: 'good',
      steps: {
        freeze: {
          label: '冻结信用',
          to: 'frozen',
          action: 'rcm:partner:approve',
          by: 'anyone',
          requires: ['note'],
          tone: 'bad',
        },
        end: {
          label: '终止合作',
          to: 'ended',
          action: 'rcm:partner:approve',
          by: 'anyone',
          tone: 'bad',
        },
      },
    },
    frozen: {
      label: '信用冻结',
      tone: 'bad',
      steps: {
        release: { label: '解除冻结', to: 'active', action: 'rcm:partner:approve', by: 'anyone' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: { frozen: { label: '信用冻结', filter: { field: 'state', op: 'is', value: 'frozen' } } },
});
