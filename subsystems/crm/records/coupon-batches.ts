import { choice, count, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Coupons given to many members at once. */
export const couponBatches = recordType({
  system: 'crm',
  name: 'coupon-batches',
  one: '发券批次',
  number: 'FQ{yyyymm}{00000}',
  actions: 'crm:coupon',
  scope: 'group',
  fields: {
    coupon: link({ label: '券模板', type: 'crm/coupons', required: true, filterable: true }),
    audience: choice({
      label: '发放人群',
      required: true,
      filterable: true,
      choices: [
        { value: 'new', label: '新入会' },
        { value: 'birthday', label: '当月生日' },
        { value: 'sleeping', label: '沉睡会员' },
        { value: 'gold', label: '金卡及以上' },
        { value: 'all', label: '全部会员' },
      ],
    }),
    planned: count({
      label: '计划张数',
      least: 1,
      most: 1_000_000,
      unit: '张',
      required: true,
      sortable: true,
    }),
    sent: count({ label: '已发', most: 1_000_000, unit: '张', sortable: true }),
    // The tills and shops that take the coupons count these.
    used: count({ label: '已核销', most: 1_000_000, unit: '张', sortable: true, computed: true }),
    amount: money({ label: '带动销售', sortable: true, computed: true }),
    day: day({ label: '发放日期', required: true, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'sent', other: 'planned', words: '已发不能多于计划张数' },
    { kind: 'most', field: 'used', other: 'sent', words: '已核销不能多于已发' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交审批', to: 'submitted', action: 'crm:coupon:submit' } },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'approved', action: 'crm:coupon:approve', tone: 'good' },
        decline: { label: '驳回', to: 'draft', action: 'crm:coupon:approve', tone: 'bad' },
      },
    },
    approved: {
      label: '待发放',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        send: {
          label: '发放',
          to: 'sent',
          action: 'crm:coupon:issue',
          requires: ['sent'],
          tone: 'good',
        },
      },
    },
    sent: { label: '已发放', tone: 'good', closed: true },
  },
  views: { waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } } },
});
