import { choice, count, day, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The coupons of a business group, as they are issued. */
export const coupons = recordType({
  system: 'crm',
  name: 'coupons',
  one: '券模板',
  number: 'YQ{yyyymm}{00000}',
  actions: 'crm:coupon',
  scope: 'group',
  fields: {
    name: text({ label: '券名称', most: 30, required: true }),
    kind: choice({
      label: '券种',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'cash', label: '代金券' },
        { value: 'discount', label: '折扣券' },
        { value: 'gift', label: '礼品券' },
        { value: 'freight', label: '运费券' },
      ],
    }),
    issued: count({
      label: '发行量',
      least: 1,
      most: 1_000_000,
      unit: '张',
      required: true,
      sortable: true,
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '截止日期', required: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '截止日期不能早于开始日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { issue: { label: '开始发放', to: 'running', action: 'crm:coupon:issue' } },
    },
    running: {
      label: '发放中',
      tone: 'good',
      steps: {
        stop: { label: '停用', to: 'stopped', action: 'crm:coupon:stop', tone: 'bad' },
      },
    },
    stopped: {
      label: '已停用',
      tone: 'bad',
      closed: true,
      steps: { resume: { label: '恢复发放', to: 'running', action: 'crm:coupon:issue' } },
    },
  },
  views: { running: { label: '发放中', filter: { field: 'state', op: 'is', value: 'running' } } },
});
