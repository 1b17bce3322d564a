import type { List } from './list.ts';

/** The members of a business group. */
export const members: List = {
  system: 'crm',
  name: 'members',
  one: '会员',
  prefix: 'HY',
  actions: 'crm:member',
  scope: 'group',
  fields: [
    { name: 'name', label: '称呼', kind: 'text', most: 20, isRequired: true },
    {
      name: 'level',
      label: '等级',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'normal', label: '普通' },
        { value: 'silver', label: '银卡' },
        { value: 'gold', label: '金卡' },
        { value: 'black', label: '黑卡' },
      ],
    },
    {
      name: 'source',
      label: '入会来源',
      kind: 'choice',
      isRequired: true,
      isFixed: true,
      choices: [
        { value: 'store', label: '门店' },
        { value: 'mini', label: '小程序' },
        { value: 'online', label: '电商' },
        { value: 'event', label: '活动' },
      ],
    },
    { name: 'joined', label: '入会日期', kind: 'day', isRequired: true, isFixed: true },
    { name: 'points', label: '积分', kind: 'number', least: 0, most: 1_000_000 },
    { name: 'note', label: '偏好', kind: 'text', most: 120, isAside: true },
  ],
};

/** The coupons of a business group, as they are issued. */
export const coupons: List = {
  system: 'crm',
  name: 'coupons',
  one: '券模板',
  prefix: 'YQ',
  actions: 'crm:coupon',
  scope: 'group',
  fields: [
    { name: 'name', label: '券名称', kind: 'text', most: 30, isRequired: true },
    {
      name: 'kind',
      label: '券种',
      kind: 'choice',
      isRequired: true,
      isFixed: true,
      choices: [
        { value: 'cash', label: '代金券' },
        { value: 'discount', label: '折扣券' },
        { value: 'gift', label: '礼品券' },
        { value: 'freight', label: '运费券' },
      ],
    },
    {
      name: 'issued',
      label: '发行量',
      kind: 'number',
      least: 1,
      most: 1_000_000,
      unit: '张',
      isRequired: true,
    },
    { name: 'from', label: '开始日期', kind: 'day', isRequired: true },
    { name: 'until', label: '截止日期', kind: 'day', isRequired: true },
    {
      name: 'status',
      label: '状态',
      kind: 'choice',
      isRequired: true,
      choices: [
        { value: 'draft', label: '草稿' },
        { value: 'running', label: '发放中', tone: 'good' },
        { value: 'stopped', label: '已停用', tone: 'bad' },
      ],
    },
  ],
};
