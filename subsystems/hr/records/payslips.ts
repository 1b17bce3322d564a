import {
  choice,
  day,
  lines,
  longText,
  money,
  number,
  person,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The action code of those who answer for payslips. */
const answers = 'hr:payslip:answer';
const ofEmployee = { action: 'hr:payslip:confirm', by: 'author' } as const;
const asks = { ...ofEmployee, requires: ['question'], tone: 'bad' } as const;

/**
 * Payslips, made each month by the system of payroll. Their employee confirms them or says what is wrong; who answers for
 * payslips sees them too, and nobody else.
 */
export const payslips = recordType({
  system: 'hr',
  name: 'payslips',
  one: '工资条',
  number: 'GZ{yyyymm}{00000}',
  actions: 'hr:payslip',
  scope: 'own',
  isPersonal: true,
  fromOutside: true,
  allBy: answers,
  figure: 'net',
  fields: {
    employee: person({ label: '员工', fixed: true, sortable: true, filterable: true }),
    month: text({ label: '工资月份', most: 7, required: true, fixed: true, sortable: true }),
    attended: number({
      label: '出勤',
      total: 'average',
      decimals: 1,
      most: 31,
      unit: '天',
      fixed: true,
    }),
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
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        confirm: { label: '确认无误', to: 'confirmed', ...ofEmployee, tone: 'good' },
        query: { label: '提出疑问', to: 'queried', ...asks },
      },
    },
    queried: {
      label: '有疑问',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        answer: {
          label: '答复',
          to: 'answered',
          action: answers,
          by: 'others',
          requires: ['answer'],
          tone: 'good',
        },
        withdraw: { label: '撤回疑问', to: 'issued', ...ofEmployee },
      },
    },
    answered: {
      label: '已答复',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        confirm: { label: '确认无误', to: 'confirmed', ...ofEmployee, tone: 'good' },
        query: { label: '再次提出疑问', to: 'queried', ...asks },
      },
    },
    confirmed: { label: '已确认', tone: 'good', closed: true },
  },
  views: {
    queried: { label: '有疑问', filter: { field: 'state', op: 'is', value: 'queried' } },
    answered: { label: '已答复', filter: { field: 'state', op: 'is', value: 'answered' } },
  },
});
