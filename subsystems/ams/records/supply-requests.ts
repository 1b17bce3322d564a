import {
  choice,
  count,
  day,
  department,
  lines,
  longText,
  money,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

/** Requests for office supplies, a line for each article. */
export const supplyRequests = recordType({
  system: 'ams',
  name: 'supply-requests',
  one: '办公用品申领',
  number: 'BG{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    department: department({ label: '领用部门', required: true, filterable: true }),
    lines: lines({
      label: '用品明细',
      required: true,
      most: 40,
      columns: {
        article: choice({
          label: '用品',
          required: true,
          choices: [
            { value: 'paper', label: 'A4 复印纸' },
            { value: 'pen', label: '中性笔' },
            { value: 'notebook', label: '笔记本' },
            { value: 'folder', label: '文件夹' },
            { value: 'toner', label: '硒鼓' },
            { value: 'battery', label: '电池' },
            { value: 'tape', label: '封箱胶带' },
            { value: 'hanger', label: '样衣衣架' },
          ],
        }),
        units: count({ label: '数量', least: 1, most: 500, required: true }),
        price: money({ label: '金额', most: 20_000, required: true }),
      },
      sums: ['units', 'price'],
    }),
    total: money({ label: '合计', most: 100_000, required: true, sortable: true }),
    day: day({ label: '期望领取', sortable: true }),
    note: longText({ label: '说明', most: 200, aside: true }),
    answer,
  },
  rules: [
    { kind: 'sum', field: 'total', other: 'lines', column: 'price', words: '合计应等于明细金额' },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ams:service:submit',
      approve: 'ams:desk:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '待领取',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        issue: { label: '已发放', to: 'issued', action: 'ams:desk:approve', tone: 'good' },
      },
    },
    issued: { label: '已领取', tone: 'good', closed: true },
  },
  views: waitingView,
});
