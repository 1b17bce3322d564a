import { choice, day, richText, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Rules of the house and laws that bear on it, as they are in force. */
export const policies = recordType({
  system: 'lms',
  name: 'policies',
  one: '制度',
  number: 'ZD{yyyymm}{00000}',
  actions: 'lms:policy',
  scope: 'all',
  fields: {
    title: text({ label: '名称', most: 60, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'law', label: '法律法规' },
        { value: 'rule', label: '公司制度' },
        { value: 'template', label: '合同范本' },
        { value: 'guide', label: '操作指引' },
      ],
    }),
    edition: text({ label: '版本', most: 20, required: true }),
    from: day({ label: '施行日期', required: true, sortable: true }),
    until: day({ label: '废止日期' }),
    body: richText({ label: '正文', required: true, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '废止日期不能早于施行日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '起草',
      steps: {
        publish: { label: '发布施行', to: 'valid', action: 'lms:policy:publish', tone: 'good' },
      },
    },
    valid: {
      label: '现行有效',
      tone: 'good',
      closed: true,
      steps: {
        repeal: {
          label: '废止',
          to: 'repealed',
          action: 'lms:policy:publish',
          requires: ['until'],
          tone: 'bad',
        },
        revise: { label: '修订', to: 'draft', action: 'lms:policy:publish' },
      },
    },
    repealed: { label: '已废止', tone: 'bad', closed: true },
  },
  views: { valid: { label: '现行有效', filter: { field: 'state', op: 'is', value: 'valid' } } },
});
