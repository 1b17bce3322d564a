import { count, day, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

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
        close: {
          label: '关闭',
          final: true,
          to: 'closed',
          action: 'hr:recruit:close',
          tone: 'bad',
        },
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
