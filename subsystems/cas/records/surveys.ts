import { choice, count, daySpan, lines, number, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { channels } from './channels.ts';

/** Surveys of customers with their questions and results. */
export const surveys = recordType({
  system: 'cas',
  name: 'surveys',
  one: '满意度调查',
  number: 'MY{yyyymm}{000}',
  actions: 'cas:survey',
  scope: 'all',
  fields: {
    title: text({ label: '调查', most: 40, required: true }),
    channel: choice({ label: '投放渠道', choices: channels, required: true, filterable: true }),
    span: daySpan({ label: '投放期间', required: true, sortable: true }),
    sent: count({ label: '投放份数', unit: '份', sortable: true }),
    answered: count({ label: '回收份数', unit: '份', sortable: true }),
    satisfaction: number({
      label: '满意度',
      total: 'average',
      decimals: 1,
      most: 100,
      unit: '分',
      sortable: true,
    }),
    nps: number({
      label: '净推荐值',
      total: 'average',
      decimals: 0,
      least: -100,
      most: 100,
      sortable: true,
    }),
    questions: lines({
      label: '题目',
      required: true,
      most: 30,
      columns: {
        words: text({ label: '题目', most: 60, required: true }),
        kind: choice({
          label: '题型',
          required: true,
          choices: [
            { value: 'score', label: '打分' },
            { value: 'one', label: '单选' },
            { value: 'text', label: '问答' },
          ],
        }),
      },
    }),
  },
  rules: [{ kind: 'most', field: 'answered', other: 'sent', words: '回收份数不能多于投放份数' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        start: {
          label: '开始投放',
          to: 'running',
          action: 'cas:survey:run',
          requires: ['sent'],
          tone: 'good',
        },
      },
    },
    running: {
      label: '投放中',
      tone: 'warn',
      steps: {
        finish: {
          label: '结束',
          to: 'ended',
          action: 'cas:survey:run',
          requires: ['answered', 'satisfaction', 'nps'],
        },
      },
    },
    ended: { label: '已结束', tone: 'good', closed: true },
  },
});
