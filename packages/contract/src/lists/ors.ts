import type { List } from './list.ts';

/** Stock counts of a store. */
export const stockCounts: List = {
  system: 'ors',
  name: 'stock-counts',
  one: '盘点单',
  prefix: 'PD',
  actions: 'ors:stock',
  scope: 'store',
  fields: [
    {
      name: 'kind',
      label: '盘点方式',
      kind: 'choice',
      isRequired: true,
      isFixed: true,
      choices: [
        { value: 'whole', label: '全盘' },
        { value: 'part', label: '抽盘' },
        { value: 'cycle', label: '循环盘点' },
      ],
    },
    { name: 'area', label: '盘点区域', kind: 'text', most: 20, isRequired: true },
    { name: 'day', label: '盘点日期', kind: 'day', isRequired: true },
    {
      name: 'counted',
      label: '实盘',
      kind: 'number',
      least: 0,
      most: 100_000,
      unit: '件',
      isRequired: true,
    },
    {
      name: 'booked',
      label: '账面',
      kind: 'number',
      least: 0,
      most: 100_000,
      unit: '件',
      isRequired: true,
    },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'draft', label: '草稿' },
        { value: 'counting', label: '盘点中', tone: 'warn' },
        { value: 'done', label: '已完成', tone: 'good' },
      ],
    },
    { name: 'note', label: '备注', kind: 'text', most: 120, isAside: true },
  ],
};

/** Transfers from one store to another. */
export const stockTransfers: List = {
  system: 'ors',
  name: 'stock-transfers',
  one: '调拨单',
  prefix: 'DB',
  actions: 'ors:stock',
  scope: 'store',
  fields: [
    { name: 'to', label: '调入门店', kind: 'text', most: 40, isRequired: true },
    { name: 'style', label: '款号', kind: 'text', most: 20, isRequired: true, isFixed: true },
    {
      name: 'units',
      label: '数量',
      kind: 'number',
      least: 1,
      most: 10_000,
      unit: '件',
      isRequired: true,
    },
    { name: 'day', label: '发货日期', kind: 'day' },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'draft', label: '草稿' },
        { value: 'sent', label: '在途', tone: 'warn' },
        { value: 'received', label: '已收货', tone: 'good' },
        { value: 'differs', label: '有差异', tone: 'bad' },
      ],
    },
    { name: 'note', label: '备注', kind: 'text', most: 120, isAside: true },
  ],
};
