import { choice, longText, number, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Rules that pick slips out of a day's sales. */
export const slipRules = recordType({
  system: 'syfs',
  name: 'rules',
  one: '稽核规则',
  number: 'JHG{yyyymm}{000}',
  actions: 'syfs:rule',
  scope: 'all',
  fields: {
    name: text({ label: '规则', most: 30, required: true }),
    kind: choice({
      label: '对象',
      required: true,
      filterable: true,
      choices: [
        { value: 'void', label: '作废' },
        { value: 'refund', label: '退货' },
        { value: 'reprint', label: '补打' },
        { value: 'discount', label: '折扣' },
        { value: 'member', label: '会员' },
        { value: 'hours', label: '时段' },
      ],
    }),
    window: choice({
      label: '统计周期',
      required: true,
      choices: [
        { value: 'slip', label: '单笔' },
        { value: 'shift', label: '每班' },
        { value: 'day', label: '每日' },
        { value: 'week', label: '每周' },
      ],
    }),
    threshold: number({
      label: '阈值',
      total: 'none',
      decimals: 1,
      least: 0,
      most: 100_000,
      required: true,
    }),
    unit: text({ label: '单位', most: 6, required: true }),
    risk: choice({
      label: '风险',
      required: true,
      filterable: true,
      choices: [
        { value: 'high', label: '高', tone: 'bad' },
        { value: 'middle', label: '中', tone: 'warn' },
        { value: 'low', label: '低' },
      ],
    }),
    explanation: longText({ label: '说明', most: 200, aside: true }),
  },
  initial: 'on',
  states: {
    on: {
      label: '启用',
      tone: 'good',
      steps: { stop: { label: '停用', to: 'off', action: 'syfs:rule:switch', tone: 'bad' } },
    },
    off: {
      label: '停用',
      steps: { start: { label: '启用', to: 'on', action: 'syfs:rule:switch', tone: 'good' } },
    },
  },
});
