import {
  choice,
  count,
  day,
  lines,
  link,
  money,
  person,
  text,
  time,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const most = 1_000_000;

/** Slips that the tills of a store print; a refund has negative units and amounts, and names the slip it undoes. */
export const slips = recordType({
  system: 'ors',
  name: 'slips',
  one: '销售小票',
  number: 'XS{yyyymm}{000000}',
  actions: 'ors:slip',
  scope: 'store',
  fromOutside: true,
  fields: {
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'sale', label: '销售' },
        { value: 'refund', label: '退货', tone: 'bad' },
      ],
    }),
    day: day({ label: '日期', required: true, fixed: true, sortable: true }),
    time: time({ label: '时间', required: true, fixed: true }),
    amount: money({ label: '实收', least: -most, most, required: true, sortable: true }),
    list: money({ label: '吊牌额', least: -most, most, required: true, aside: true }),
    units: count({ label: '件数', least: -1_000, most: 1_000, unit: '件', required: true }),
    goods: text({ label: '商品', most: 100 }),
    payment: choice({
      label: '收款方式',
      required: true,
      filterable: true,
      choices: [
        { value: 'wechat', label: '微信' },
        { value: 'alipay', label: '支付宝' },
        { value: 'card', label: '银行卡' },
        { value: 'cash', label: '现金' },
        { value: 'stored', label: '储值卡' },
      ],
    }),
    guide: person({ label: '导购', filterable: true }),
    cashier: person({ label: '收银', required: true, aside: true }),
    member: link({ label: '会员', type: 'crm/members', filterable: true }),
    of: link({ label: '原小票', type: 'ors/slips', aside: true }),
    lines: lines({
      label: '明细',
      required: true,
      aside: true,
      columns: {
        style: text({ label: '款号', most: 20, required: true }),
        name: text({ label: '品名', most: 40 }),
        colour: text({ label: '颜色', most: 20, required: true }),
        size: text({ label: '尺码', most: 10, required: true }),
        units: count({ label: '件数', least: -100, most: 100, required: true }),
        tag: money({ label: '吊牌价', most: 100_000 }),
        price: money({ label: '成交价', most: 100_000, required: true }),
        amount: money({ label: '金额', least: -most, most, required: true }),
      },
      sums: ['units', 'amount'],
    }),
  },
  initial: 'paid',
  states: {
    paid: {
      label: '已完成',
      closed: true,
      steps: {
        refund: { label: '登记退货', to: 'refunded', action: 'ors:slip:refund', tone: 'bad' },
      },
    },
    refunded: { label: '有退货', tone: 'warn', closed: true },
  },
  views: {
    refunds: { label: '退货', filter: { field: 'kind', op: 'is', value: 'refund' } },
  },
});
