import { choice, day, link, longText, money, person } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Samples of a style that a factory makes before an order. */
export const samples = recordType({
  system: 'gims',
  name: 'samples',
  one: '打样单',
  number: 'DY{yyyymm}{0000}',
  actions: 'gims:sample',
  scope: 'all',
  fields: {
    style: link({ label: '款式', type: 'imos/styles', required: true, fixed: true }),
    supplier: link({ label: '打样工厂', type: 'gims/suppliers', required: true, filterable: true }),
    kind: choice({
      label: '样衣',
      required: true,
      filterable: true,
      choices: [
        { value: 'first', label: '初样' },
        { value: 'changed', label: '修改样' },
        { value: 'before', label: '产前样' },
        { value: 'bulk', label: '大货样' },
      ],
    }),
    due: day({ label: '要求交样', required: true, sortable: true }),
    sent: day({ label: '交样日期', sortable: true }),
    designer: person({ label: '设计师', required: true, filterable: true }),
    fee: money({ label: '打样费', most: 100_000 }),
    remarks: longText({ label: '评样意见', most: 300, aside: true }),
  },
  initial: 'making',
  states: {
    making: {
      label: '打样中',
      steps: {
        send: { label: '交样', to: 'sent', action: 'gims:sample:send', requires: ['sent'] },
      },
    },
    sent: {
      label: '待评样',
      waits: true,
      tone: 'warn',
      steps: {
        confirm: { label: '封样', to: 'confirmed', action: 'gims:sample:confirm', tone: 'good' },
        return: {
          label: '退改',
          to: 'making',
          action: 'gims:sample:confirm',
          requires: ['remarks'],
          tone: 'bad',
        },
      },
    },
    confirmed: { label: '已封样', tone: 'good', closed: true },
  },
  views: { waiting: { label: '待评样', filter: { field: 'state', op: 'is', value: 'sent' } } },
});
