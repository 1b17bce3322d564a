import { choice, day, number, text, time } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import {
  answer,
  managedRequestStates,
  managedView,
  managerState,
  waitingView,
} from '../../request-states.ts';

const codes = {
  submit: 'hr:self:submit',
  approve: 'hr:attendance:approve',
  manage: 'hr:team:approve',
};
const withdraw = {
  label: '撤回',
  to: 'withdrawn',
  action: codes.submit,
  by: 'author',
  tone: 'bad',
} as const;

/** Requests for leave; users see their own, and those who decide see all. */
export const leaves = recordType({
  system: 'hr',
  name: 'leaves',
  one: '请假申请',
  number: 'QJ{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: codes.approve,
  fields: {
    kind: choice({
      label: '请假类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'annual', label: '年假' },
        { value: 'sick', label: '病假' },
        { value: 'personal', label: '事假' },
        { value: 'compensatory', label: '调休' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true }),
    reason: text({ label: '事由', most: 120, aside: true }),
    answer,
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'withManager', action: codes.submit, by: 'author' } },
    },
    withManager: managerState({
      action: codes.manage,
      withdraw,
      next: 'asked',
      declined: 'declined',
      toDecline: ['answer'],
    }),
    asked: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: {
          label: '同意',
          to: 'approved',
          action: codes.approve,
          by: 'others',
          tone: 'good',
        },
        decline: {
          label: '驳回',
          to: 'declined',
          action: codes.approve,
          by: 'others',
          requires: ['answer'],
          tone: 'bad',
        },
        withdraw,
      },
    },
    approved: { label: '已同意', tone: 'good', closed: true },
    declined: {
      label: '已驳回',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '修改后重提', to: 'draft', action: codes.submit, by: 'author' } },
    },
    withdrawn: {
      label: '已撤回',
      closed: true,
      steps: { reopen: { label: '重新编辑', to: 'draft', action: codes.submit, by: 'author' } },
    },
  },
  views: {
    ...managedView,
    waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'asked' } },
  },
});

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
