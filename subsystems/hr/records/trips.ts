import { choice, choices, daySpan, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import {
  answer,
  managedRequestStates,
  managedView,
  waitingView,
} from '@portal/contract/records/request-states';

/** Business trips. */
export const trips = recordType({
  system: 'hr',
  name: 'trips',
  one: '出差申请',
  number: 'CC{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: 'hr:attendance:approve',
  fields: {
    city: text({ label: '目的地', most: 20, required: true, filterable: true }),
    days: daySpan({ label: '出差日期', required: true, sortable: true }),
    purpose: choice({
      label: '出差目的',
      required: true,
      filterable: true,
      choices: [
        { value: 'store', label: '巡店' },
        { value: 'opening', label: '新店支持' },
        { value: 'supplier', label: '走访供应商' },
        { value: 'fair', label: '订货会' },
        { value: 'training', label: '培训' },
      ],
    }),
    transport: choices({
      label: '交通方式',
      choices: [
        { value: 'train', label: '高铁' },
        { value: 'flight', label: '飞机' },
        { value: 'car', label: '公务车' },
      ],
    }),
    budget: money({ label: '预算', most: 200_000, required: true, sortable: true }),
    note: text({ label: '行程说明', most: 200, aside: true }),
    answer,
  },
  initial: 'draft',
  states: managedRequestStates({
    submit: 'hr:self:submit',
    manage: 'hr:team:approve',
    approve: 'hr:attendance:approve',
    toDecline: ['answer'],
  }),
  views: { ...managedView, ...waitingView },
});
