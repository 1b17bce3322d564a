import { day, link, longText, money, person, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Slips that a rule picked out, and what the check of them found. */
export const slipExceptions = recordType({
  system: 'syfs',
  name: 'slip-exceptions',
  one: '异常小票',
  number: 'YCP{yyyymm}{00000}',
  actions: 'syfs:ticket',
  scope: 'all',
  fields: {
    rule: link({
      label: '命中规则',
      type: 'syfs/rules',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({ label: '门店', among: 'all', required: true, fixed: true, filterable: true }),
    cashier: person({
      label: '收银员',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    slip: text({ label: '小票号', most: 30, required: true, fixed: true }),
    day: day({ label: '交易日期', required: true, fixed: true, sortable: true }),
    amount: money({ label: '金额', required: true, sortable: true }),
    finding: longText({ label: '核实情况', most: 300, aside: true }),
  },
  initial: 'found',
  states: {
    found: {
      label: '待核实',
      waits: true,
      tone: 'warn',
      steps: {
        clear: {
          label: '属正常',
          to: 'cleared',
          action: 'syfs:ticket:judge',
          requires: ['finding'],
          tone: 'good',
        },
        confirm: {
          label: '确认异常',
          to: 'confirmed',
          action: 'syfs:ticket:judge',
          requires: ['finding'],
          tone: 'bad',
        },
      },
    },
    cleared: { label: '正常', tone: 'good', closed: true },
    confirmed: {
      label: '异常',
      tone: 'bad',
      closed: true,
      steps: { file: { label: '转立案', to: 'filed', action: 'syfs:ticket:file', tone: 'bad' } },
    },
    filed: { label: '已立案', closed: true },
  },
  views: {
    found: { label: '待核实', filter: { field: 'state', op: 'is', value: 'found' } },
    confirmed: { label: '异常', filter: { field: 'state', op: 'is', value: 'confirmed' } },
  },
});
