import type { List } from './list.ts';

/** Contracts that are looked at before they are signed. */
export const contractReviews: List = {
  system: 'lms',
  name: 'contract-reviews',
  one: '合同评审',
  prefix: 'HT',
  actions: 'lms:contract',
  scope: 'all',
  fields: [
    { name: 'title', label: '合同名称', kind: 'text', most: 40, isRequired: true },
    {
      name: 'kind',
      label: '合同类型',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'lease', label: '租赁' },
        { value: 'purchase', label: '采购' },
        { value: 'service', label: '服务' },
        { value: 'franchise', label: '加盟' },
      ],
    },
    { name: 'party', label: '对方', kind: 'text', most: 40, isRequired: true },
    { name: 'amount', label: '金额', kind: 'number', least: 0, most: 1_000_000_000, unit: '元' },
    { name: 'day', label: '期望完成', kind: 'day' },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'review', label: '评审中', tone: 'warn' },
        { value: 'passed', label: '已通过', tone: 'good' },
        { value: 'returned', label: '已退回', tone: 'bad' },
      ],
    },
  ],
};

/** Disputes before courts and arbitrators. */
export const disputes: List = {
  system: 'lms',
  name: 'disputes',
  one: '案件',
  prefix: 'AJ',
  actions: 'lms:dispute',
  scope: 'all',
  fields: [
    { name: 'title', label: '案由', kind: 'text', most: 40, isRequired: true },
    {
      name: 'side',
      label: '我方地位',
      kind: 'choice',
      isRequired: true,
      isFixed: true,
      choices: [
        { value: 'plaintiff', label: '原告' },
        { value: 'defendant', label: '被告' },
        { value: 'third', label: '第三人' },
      ],
    },
    { name: 'amount', label: '标的额', kind: 'number', least: 0, most: 1_000_000_000, unit: '元' },
    { name: 'hearing', label: '下次开庭', kind: 'day' },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'open', label: '审理中', tone: 'warn' },
        { value: 'won', label: '胜诉', tone: 'good' },
        { value: 'lost', label: '败诉', tone: 'bad' },
        { value: 'settled', label: '和解' },
      ],
    },
    { name: 'note', label: '进展', kind: 'text', most: 120, isAside: true },
  ],
};
