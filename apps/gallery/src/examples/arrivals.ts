import { count, day, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Deliveries of suppliers: the record type of docs/for-subsystem-teams.md, with a price. */
export const arrivals = recordType({
  system: 'ams',
  name: 'arrivals',
  one: '到货单',
  number: 'DH{yyyymm}{00000}',
  actions: 'ams:arrival',
  scope: 'group',
  fields: {
    supplier: text({ label: '供应商', most: 40, required: true }),
    units: count({ label: '到货件数', least: 1, most: 100_000, unit: '件', required: true }),
    price: money({ label: '货款' }),
    day: day({ label: '到货日期', sortable: true }),
  },
  initial: 'expected',
  states: {
    expected: {
      label: '待验收',
      tone: 'warn',
      steps: { accept: { label: '验收', to: 'accepted', action: 'ams:arrival:accept' } },
    },
    accepted: { label: '已验收', tone: 'good', closed: true },
  },
});
