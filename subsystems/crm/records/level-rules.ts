import { choice, count, day, money, percent, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The conditions and benefits of a level. */
export const levelRules = recordType({
  system: 'crm',
  name: 'level-rules',
  one: '等级规则',
  number: 'HDJ{yyyymm}{00000}',
  actions: 'crm:member',
  scope: 'group',
  fields: {
    level: choice({
      label: '等级',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'normal', label: '普通' },
        { value: 'silver', label: '银卡' },
        { value: 'gold', label: '金卡' },
        { value: 'black', label: '黑卡' },
      ],
    }),
    benefit: choice({
      label: '规则类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'upgrade', label: '升级条件' },
        { value: 'keep', label: '保级条件' },
        { value: 'discount', label: '会员折扣' },
        { value: 'birthday', label: '生日礼遇' },
        { value: 'points', label: '积分倍率' },
        { value: 'service', label: '专属服务' },
      ],
    }),
    spent: money({ label: '年消费满', total: 'none', sortable: true }),
    discount: percent({ label: '优惠', least: 0, most: 30 }),
    times: count({ label: '积分倍数', total: 'none', most: 10, unit: '倍' }),
    from: day({ label: '生效日期', required: true, sortable: true }),
    terms: text({ label: '规则说明', most: 120, required: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '待生效',
      waits: true,
      tone: 'warn',
      steps: { enable: { label: '启用', to: 'enabled', action: 'crm:member:rule', tone: 'good' } },
    },
    enabled: {
      label: '生效中',
      tone: 'good',
      closed: true,
      steps: { disable: { label: '停用', to: 'disabled', action: 'crm:member:rule', tone: 'bad' } },
    },
    disabled: {
      label: '已停用',
      steps: { enable: { label: '启用', to: 'enabled', action: 'crm:member:rule', tone: 'good' } },
    },
  },
  views: { enabled: { label: '生效中', filter: { field: 'state', op: 'is', value: 'enabled' } } },
});
