import {
  choice,
  day,
  link,
  longText,
  person,
  store,
  text,
  time,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Recordings of tills that are looked at, by plan or after a hint. */
export const spotChecks = recordType({
  system: 'syfs',
  name: 'spot-checks',
  one: '录像抽查',
  number: 'JK{yyyymm}{0000}',
  actions: 'syfs:video',
  scope: 'all',
  fields: {
    store: store({ label: '门店', among: 'all', required: true, filterable: true }),
    day: day({ label: '录像日期', required: true, sortable: true }),
    from: time({ label: '开始', required: true }),
    until: time({ label: '结束', required: true }),
    camera: text({ label: '机位', most: 20, required: true }),
    checker: person({ label: '抽查人', required: true, filterable: true }),
    exception: link({ label: '关联小票', type: 'syfs/slip-exceptions' }),
    found: choice({
      label: '结果',
      filterable: true,
      choices: [
        { value: 'none', label: '无异常', tone: 'good' },
        { value: 'careless', label: '操作不规范', tone: 'warn' },
        { value: 'suspect', label: '疑似舞弊', tone: 'bad' },
      ],
    }),
    remarks: longText({ label: '记录', most: 300, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束不能早于开始' },
    {
      kind: 'required-when',
      field: 'remarks',
      other: 'found',
      is: ['careless', 'suspect'],
      words: '有发现时请输入记录',
    },
  ],
  initial: 'planned',
  states: {
    planned: {
      label: '待抽查',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成',
          to: 'done',
          action: 'syfs:video:finish',
          requires: ['found'],
          tone: 'good',
        },
      },
    },
    done: { label: '已抽查', tone: 'good', closed: true },
  },
  views: {
    planned: { label: '待抽查', filter: { field: 'state', op: 'is', value: 'planned' } },
    suspect: { label: '疑似舞弊', filter: { field: 'found', op: 'is', value: 'suspect' } },
  },
});
