import { choice, count, dictionary, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Cloth, trims and packaging that garments are made of. */
export const materials = recordType({
  system: 'gims',
  name: 'materials',
  one: '面辅料',
  number: 'ML{yyyymm}{000}',
  actions: 'gims:material',
  scope: 'all',
  fields: {
    name: text({ label: '名称', most: 40, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'fabric', label: '面料' },
        { value: 'lining', label: '里料' },
        { value: 'trim', label: '辅料' },
        { value: 'packing', label: '包材' },
      ],
    }),
    fabric: dictionary({ label: '材质', dictionary: 'fabric', filterable: true }),
    content: text({ label: '成分', most: 60 }),
    width: count({ label: '门幅', total: 'none', most: 400, unit: 'cm' }),
    weight: count({ label: '克重', total: 'none', most: 2_000, unit: 'g/㎡' }),
    price: money({ label: '协议价', total: 'none', most: 10_000, required: true, sortable: true }),
    leadDays: count({
      label: '交期',
      total: 'average',
      least: 1,
      most: 180,
      unit: '天',
      sortable: true,
    }),
    stock: count({ label: '料库库存', total: 'none', most: 10_000_000, sortable: true }),
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  initial: 'trial',
  states: {
    trial: {
      label: '试用',
      tone: 'warn',
      steps: {
        release: { label: '转正', to: 'active', action: 'gims:material:release', tone: 'good' },
        stop: { label: '停用', to: 'stopped', action: 'gims:material:release', tone: 'bad' },
      },
    },
    active: {
      label: '在用',
      tone: 'good',
      steps: {
        stop: {
          label: '停用',
          to: 'stopped',
          action: 'gims:material:release',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    stopped: {
      label: '停用',
      closed: true,
      steps: { resume: { label: '恢复', to: 'active', action: 'gims:material:release' } },
    },
  },
  views: { active: { label: '在用', filter: { field: 'state', op: 'is', value: 'active' } } },
});
