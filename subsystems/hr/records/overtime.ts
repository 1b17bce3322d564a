import { choice, day, number, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import {
  answer,
  managedRequestStates,
  managedView,
  waitingView,
} from '@portal/contract/records/request-states';
import { codes } from './request-codes.ts';

/** Requests for overtime, paid or given back as time. */
export const overtime = recordType({
  system: 'hr',
  name: 'overtime',
  one: '加班申请',
  number: 'JB{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: codes.approve,
  fields: {
    day: day({ label: '加班日期', required: true, sortable: true }),
    hours: number({
      label: '时长',
      total: 'sum',
      decimals: 1,
      least: 0.5,
      most: 12,
      unit: '小时',
      required: true,
      sortable: true,
    }),
    kind: choice({
      label: '加班类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'workday', label: '工作日' },
        { value: 'weekend', label: '休息日' },
        { value: 'holiday', label: '法定节假日' },
      ],
    }),
    compensation: choice({
      label: '补偿方式',
      required: true,
      choices: [
        { value: 'pay', label: '计发加班费' },
        { value: 'leave', label: '转调休' },
      ],
    }),
    reason: text({ label: '加班内容', most: 120, required: true }),
    answer,
  },
  initial: 'draft',
  states: managedRequestStates({ ...codes, toDecline: ['answer'] }),
  views: { ...managedView, ...waitingView },
});
