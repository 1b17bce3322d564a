import { choice, day, link, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const subject = choice({
  label: '检查项目',
  required: true,
  filterable: true,
  choices: [
    { value: 'display', label: '陈列' },
    { value: 'service', label: '服务' },
    { value: 'hygiene', label: '卫生' },
    { value: 'stock', label: '库存' },
    { value: 'cash', label: '收银' },
    { value: 'safety', label: '消防安全' },
  ],
});

/** Faults found by a patrol: the store mends them, the supervisor reviews that. */
export const rectifications = recordType({
  system: 'ors',
  name: 'rectifications',
  one: '整改单',
  number: 'ZG{yyyymm}{00000}',
  actions: 'ors:rectify',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', required: true, fixed: true, filterable: true }),
    patrol: link({ label: '巡店任务', type: 'ors/patrols' }),
    subject,
    problem: text({ label: '问题', most: 100, required: true }),
    severity: choice({
      label: '程度',
      required: true,
      filterable: true,
      choices: [
        { value: 'minor', label: '一般' },
        { value: 'major', label: '严重', tone: 'bad' },
      ],
    }),
    until: day({ label: '整改期限', required: true, sortable: true }),
    mended: text({ label: '整改说明', most: 200 }),
    review: text({ label: '复核意见', most: 200, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待整改',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        mend: {
          label: '提交整改',
          to: 'mended',
          action: 'ors:rectify:mend',
          requires: ['mended'],
          tone: 'good',
        },
      },
    },
    mended: {
      label: '待复核',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pass: { label: '复核通过', to: 'passed', action: 'ors:rectify:approve', tone: 'good' },
        return: {
          label: '退回整改',
          to: 'open',
          action: 'ors:rectify:approve',
          requires: ['review'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '已通过', tone: 'good', closed: true },
  },
  views: {
    open: { label: '待整改', filter: { field: 'state', op: 'is', value: 'open' } },
    waiting: { label: '待复核', filter: { field: 'state', op: 'is', value: 'mended' } },
  },
});
