import { choice, count, day, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** Requests for leave; users see their own. */
export const leaves = recordType({
  system: 'hr',
  name: 'leaves',
  one: '请假申请',
  number: 'QJ{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
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
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'asked', action: 'hr:self:submit' } },
    },
    asked: {
      label: '已提交',
      tone: 'warn',
      closed: true,
      steps: {
        withdraw: { label: '撤回', to: 'withdrawn', action: 'hr:self:submit', tone: 'bad' },
      },
    },
    withdrawn: {
      label: '已撤回',
      closed: true,
      steps: { reopen: { label: '重新编辑', to: 'draft', action: 'hr:self:submit' } },
    },
  },
});

/** Posts that are to be filled. */
export const openings = recordType({
  system: 'hr',
  name: 'openings',
  one: '用人需求',
  number: 'YR{yyyymm}{00000}',
  actions: 'hr:recruit',
  scope: 'all',
  fields: {
    position: text({ label: '岗位', most: 30, required: true }),
    department: text({ label: '用人部门', most: 40, required: true, filterable: true }),
    people: count({ label: '人数', least: 1, most: 500, unit: '人', required: true }),
    day: day({ label: '期望到岗', sortable: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '招聘中',
      tone: 'warn',
      steps: {
        fill: { label: '已到岗', to: 'filled', action: 'hr:recruit:close', tone: 'good' },
        close: { label: '关闭', to: 'closed', action: 'hr:recruit:close', tone: 'bad' },
      },
    },
    filled: { label: '已到岗', tone: 'good', closed: true },
    closed: {
      label: '已关闭',
      closed: true,
      steps: { reopen: { label: '重新招聘', to: 'open', action: 'hr:recruit:close' } },
    },
  },
  views: { open: { label: '招聘中', filter: { field: 'state', op: 'is', value: 'open' } } },
});
