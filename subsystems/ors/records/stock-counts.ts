import { choice, day, money, person, stock, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';

const recount = {
  label: '重新盘点',
  causes: '本单若已调整库存，调整随之撤回',
  final: true,
  to: 'counting',
  action: 'ors:stock:recount',
} as const;

/** Stock counts of a store; one with a difference is closed by writing that off. */
export const stockCounts = recordType({
  system: 'ors',
  name: 'stock-counts',
  one: '盘点单',
  number: 'PD{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'store',
  fields: {
    kind: choice({
      label: '盘点方式',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'whole', label: '全盘' },
        { value: 'part', label: '抽盘' },
        { value: 'cycle', label: '循环盘点' },
      ],
    }),
    area: text({ label: '盘点区域', most: 20, required: true }),
    day: day({ label: '盘点日期', required: true, sortable: true }),
    counter: person({ label: '盘点人' }),
    booked: stock({ label: '账面', most: 100_000, required: true }),
    counted: stock({ label: '实盘', most: 100_000, required: true, sortable: true }),
    cause: choice({
      label: '差异原因',
      filterable: true,
      choices: [
        { value: 'misplaced', label: '串货串码' },
        { value: 'unbooked', label: '单据未入账' },
        { value: 'lost', label: '商品丢失' },
        { value: 'miscounted', label: '上次盘错' },
      ],
    }),
    amount: money({ label: '差异金额', least: -1_000_000, most: 1_000_000, sortable: true }),
    note: text({ label: '备注', most: 120, aside: true }),
    lines: goodsLines('盘点明细', { booked: pieces('账面'), counted: pieces('实盘') }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { begin: { label: '开始盘点', to: 'counting', action: 'ors:stock:count' } },
    },
    counting: {
      label: '盘点中',
      waits: true,
      tone: 'warn',
      steps: {
        finish: {
          label: '完成盘点',
          causes: '库存调整为实盘数',
          final: true,
          to: 'done',
          action: 'ors:stock:count',
          requires: ['counted', 'booked'],
          tone: 'good',
        },
        differ: {
          label: '盘点有差异',
          final: true,
          to: 'differs',
          action: 'ors:stock:count',
          requires: ['counted', 'booked', 'cause'],
          tone: 'bad',
        },
      },
    },
    done: {
      label: '已完成',
      tone: 'good',
      closed: true,
      steps: { recount },
    },
    differs: {
      label: '有差异',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: {
        writeOff: {
          label: '核销差异',
          causes: '库存按差异调整',
          to: 'settled',
          action: 'ors:stock:approve',
          requires: ['amount'],
          tone: 'good',
        },
        recount,
      },
    },
    settled: { label: '已核销', tone: 'good', closed: true },
  },
  views: {
    open: { label: '盘点中', filter: { field: 'state', op: 'is', value: 'counting' } },
    differing: {
      label: '盘点差异',
      filter: { field: 'state', op: 'in', value: ['differs', 'settled'] },
    },
  },
});
