import { count, department, percent, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Posts that a department may fill. */
export const headcounts = recordType({
  system: 'hr',
  name: 'headcounts',
  one: '编制',
  number: 'BZ{yyyymm}{00000}',
  actions: 'hr:organisation',
  scope: 'all',
  contain: true,
  fields: {
    department: department({ label: '部门', required: true, fixed: true, filterable: true }),
    year: count({
      label: '年度',
      total: 'none',
      ungrouped: true,
      least: 2020,
      most: 2100,
      required: true,
      fixed: true,
      filterable: true,
    }),
    planned: count({
      label: '编制',
      least: 0,
      most: 20_000,
      unit: '人',
      required: true,
      sortable: true,
    }),
    actual: count({ label: '在编', most: 20_000, unit: '人', required: true, sortable: true }),
    budget: percent({ label: '人力预算执行', most: 150, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '生效',
      tone: 'good',
      steps: { freeze: { label: '冻结', to: 'frozen', action: 'hr:organisation:freeze' } },
    },
    frozen: {
      label: '已冻结',
      tone: 'bad',
      closed: true,
      steps: { release: { label: '解冻', to: 'active', action: 'hr:organisation:freeze' } },
    },
  },
});
