import { choice, day, department, money, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Fixed assets, each with the department and person who has it. */
export const assets = recordType({
  system: 'ams',
  name: 'assets',
  one: '资产',
  number: 'ZC{yyyymm}{00000}',
  actions: 'ams:asset',
  scope: 'all',
  fields: {
    name: text({ label: '资产名称', most: 40, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'computer', label: '电脑' },
        { value: 'phone', label: '手机与平板' },
        { value: 'display', label: '显示与投影' },
        { value: 'print', label: '打印设备' },
        { value: 'furniture', label: '办公家具' },
        { value: 'store', label: '门店道具' },
      ],
    }),
    model: text({ label: '型号', most: 40 }),
    price: money({ label: '原值', most: 1_000_000, required: true, sortable: true }),
    bought: day({ label: '购置日期', required: true, fixed: true, sortable: true }),
    department: department({ label: '使用部门', filterable: true }),
    holder: person({ label: '使用人' }),
    place: text({ label: '存放地点', most: 40, aside: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'stock',
  states: {
    stock: {
      label: '在库',
      steps: {
        issue: {
          label: '领用登记',
          to: 'used',
          action: 'ams:asset:keep',
          requires: ['holder', 'department'],
          tone: 'good',
        },
        scrap: {
          label: '报废',
          to: 'scrapped',
          action: 'ams:asset:keep',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    used: {
      label: '在用',
      tone: 'good',
      steps: {
        return: { label: '归还入库', to: 'stock', action: 'ams:asset:keep' },
        repair: {
          label: '送修',
          to: 'repair',
          action: 'ams:asset:keep',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    repair: {
      label: '维修中',
      tone: 'warn',
      steps: { back: { label: '修好返回', to: 'used', action: 'ams:asset:keep', tone: 'good' } },
    },
    scrapped: { label: '已报废', tone: 'bad', closed: true },
  },
  views: {
    stock: { label: '在库', filter: { field: 'state', op: 'is', value: 'stock' } },
    repair: { label: '维修中', filter: { field: 'state', op: 'is', value: 'repair' } },
  },
});
