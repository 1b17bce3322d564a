import type { List } from './list.ts';

/** Requests for leave; users see their own. */
export const leaves: List = {
  system: 'hr',
  name: 'leaves',
  one: '请假申请',
  prefix: 'QJ',
  actions: 'hr:self',
  scope: 'own',
  fields: [
    {
      name: 'kind',
      label: '请假类型',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'annual', label: '年假' },
        { value: 'sick', label: '病假' },
        { value: 'personal', label: '事假' },
        { value: 'compensatory', label: '调休' },
      ],
    },
    { name: 'from', label: '开始日期', kind: 'day', isRequired: true },
    { name: 'until', label: '结束日期', kind: 'day', isRequired: true },
    { name: 'reason', label: '事由', kind: 'text', most: 120, isAside: true },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'draft', label: '草稿' },
        { value: 'asked', label: '已提交', tone: 'warn' },
        { value: 'withdrawn', label: '已撤回' },
      ],
    },
  ],
};

/** Posts that are to be filled. */
export const openings: List = {
  system: 'hr',
  name: 'openings',
  one: '用人需求',
  prefix: 'YR',
  actions: 'hr:recruit',
  scope: 'all',
  fields: [
    { name: 'position', label: '岗位', kind: 'text', most: 30, isRequired: true },
    { name: 'department', label: '用人部门', kind: 'text', most: 40, isRequired: true },
    {
      name: 'people',
      label: '人数',
      kind: 'number',
      least: 1,
      most: 500,
      unit: '人',
      isRequired: true,
    },
    { name: 'day', label: '期望到岗', kind: 'day' },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'open', label: '招聘中', tone: 'warn' },
        { value: 'filled', label: '已到岗', tone: 'good' },
        { value: 'closed', label: '已关闭' },
      ],
    },
  ],
};
