import { choice, choices, day, money, person, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The opening and closing of a store on a day, with what was looked at. */
export const openingChecks = recordType({
  system: 'ors',
  name: 'opening-checks',
  one: '开闭店登记',
  number: 'KB{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'store',
  fields: {
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'open', label: '开店' },
        { value: 'close', label: '闭店' },
      ],
    }),
    day: day({ label: '日期', required: true, sortable: true }),
    time: time({ label: '时间', required: true }),
    keeper: person({ label: '负责人', required: true }),
    checks: choices({
      label: '已检查',
      required: true,
      choices: [
        { value: 'alarm', label: '防盗门与报警' },
        { value: 'lights', label: '灯光音响空调' },
        { value: 'till', label: '收银与网络' },
        { value: 'floor', label: '卖场卫生' },
        { value: 'window', label: '橱窗与陈列' },
        { value: 'exit', label: '消防通道' },
      ],
    }),
    float: money({ label: '备用金', total: 'none', most: 20_000, required: true }),
    note: text({ label: '异常说明', most: 120, aside: true }),
  },
  initial: 'registered',
  states: {
    registered: {
      label: '已登记',
      tone: 'good',
      steps: {
        flag: {
          label: '登记异常',
          to: 'flagged',
          action: 'ors:store:flag',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    flagged: {
      label: '有异常',
      waits: true,
      tone: 'bad',
      steps: {
        clear: { label: '异常已处理', to: 'registered', action: 'ors:store:flag', tone: 'good' },
      },
    },
  },
  views: { flagged: { label: '有异常', filter: { field: 'state', op: 'is', value: 'flagged' } } },
});
