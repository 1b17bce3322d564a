import { choice, day, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import {
  answer,
  managedRequestStates,
  managedView,
  waitingView,
} from '@portal/contract/records/request-states';
import { codes } from './request-codes.ts';

/** Corrections of a missing or wrong entry of the clock. */
export const punchCorrections = recordType({
  system: 'hr',
  name: 'punch-corrections',
  one: '补卡申请',
  number: 'BK{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: codes.approve,
  fields: {
    day: day({ label: '缺卡日期', required: true, sortable: true }),
    turn: choice({
      label: '班次',
      required: true,
      filterable: true,
      choices: [
        { value: 'in', label: '上班卡' },
        { value: 'out', label: '下班卡' },
      ],
    }),
    time: time({ label: '实际时间', required: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'forgotten', label: '忘记打卡' },
        { value: 'outside', label: '外出公干' },
        { value: 'device', label: '设备故障' },
        { value: 'traffic', label: '交通延误' },
      ],
    }),
    note: text({ label: '说明', most: 120, aside: true }),
    answer,
  },
  initial: 'draft',
  states: managedRequestStates({ ...codes, toDecline: ['answer'] }),
  views: { ...managedView, ...waitingView },
});
