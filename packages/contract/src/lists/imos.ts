import type { List } from './list.ts';

/** Proposals to replenish stores. */
export const replenishments: List = {
  system: 'imos',
  name: 'replenishments',
  one: '补货建议',
  prefix: 'BH',
  actions: 'imos:replenish',
  scope: 'group',
  fields: [
    { name: 'style', label: '款号', kind: 'text', most: 20, isRequired: true, isFixed: true },
    { name: 'store', label: '门店', kind: 'text', most: 40, isRequired: true },
    {
      name: 'units',
      label: '建议数量',
      kind: 'number',
      least: 1,
      most: 10_000,
      unit: '件',
      isRequired: true,
    },
    { name: 'day', label: '期望到店', kind: 'day' },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'proposed', label: '待确认', tone: 'warn' },
        { value: 'accepted', label: '已采纳', tone: 'good' },
        { value: 'declined', label: '不采纳', tone: 'bad' },
      ],
    },
  ],
};

/** Prices that are to change. */
export const priceChanges: List = {
  system: 'imos',
  name: 'price-changes',
  one: '调价单',
  prefix: 'TJ',
  actions: 'imos:price',
  scope: 'group',
  fields: [
    { name: 'style', label: '款号', kind: 'text', most: 20, isRequired: true, isFixed: true },
    {
      name: 'tag',
      label: '吊牌价',
      kind: 'number',
      least: 1,
      most: 100_000,
      unit: '元',
      isRequired: true,
    },
    {
      name: 'price',
      label: '新售价',
      kind: 'number',
      least: 1,
      most: 100_000,
      unit: '元',
      isRequired: true,
    },
    { name: 'from', label: '生效日期', kind: 'day', isRequired: true },
    {
      name: 'reason',
      label: '原因',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'season', label: '换季' },
        { value: 'slow', label: '滞销' },
        { value: 'promotion', label: '促销' },
        { value: 'mistake', label: '更正' },
      ],
    },
    { name: 'note', label: '说明', kind: 'text', most: 120, isAside: true },
  ],
};
