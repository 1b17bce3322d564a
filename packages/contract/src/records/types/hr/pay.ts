import { choice, day, lines, longText, money, number, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Payslips, issued each month. Only their employee sees them, and confirms them or says what is wrong. */
export const payslips = recordType({
  system: 'hr',
  name: 'payslips',
  one: '工资条',
  number: 'GZ{yyyymm}{00000}',
  actions: 'hr:payslip',
  scope: 'own',
  isPersonal: true,
  fields: {
    month: text({ label: '工资月份', most: 7, required: true, fixed: true, sortable: true }),
    attended: number({ label: '出勤', decimals: 1, most: 31, unit: '天', fixed: true }),
    gross: money({ label: '应发合计', required: true, fixed: true, most: 1_000_000 }),
    deducted: money({ label: '扣款合计', required: true, fixed: true, most: 1_000_000 }),
    net: money({ label: '实发', required: true, fixed: true, most: 1_000_000, sortable: true }),
    paid: day({ label: '发放日期', required: true, fixed: true, sortable: true }),
    lines: lines({
      label: '工资项目',
      fixed: true,
      required: true,
      most: 30,
      columns: {
        item: text({ label: '项目', most: 20, required: true }),
        side: choice({
          label: '类别',
          required: true,
          choices: [
            { value: 'earning', label: '应发' },
            { value: 'deduction', label: '扣款' },
          ],
        }),
        amount: money({ label: '金额', required: true, most: 1_000_000 }),
      },
    }),
    question: longText({ label: '疑问', most: 200, aside: true }),
    answer: longText({ label: '答复', most: 200, aside: true }),
  },
  initial: 'issued',
  states: {
    issued: {
      label: '待确认',
      tone: 'warn',
      closed: true,
      steps: {
        confirm: { label: '确认无误', to: 'confirmed', action: 'hr:payslip:confirm', tone: 'good' },
        query: {
          label: '提出疑问',
          to: 'queried',
          action: 'hr:payslip:confirm',
          requires: ['question'],
          tone: 'bad',
        },
      },
    },
    queried: {
      label: '有疑问',
      tone: 'bad',
      closed: true,
      steps: {
        confirm: {
          label: '核对后确认',
          to: 'confirmed',
          action: 'hr:payslip:confirm',
          tone: 'good',
        },
      },
    },
    confirmed: { label: '已确认', tone: 'good', closed: true },
  },
});
