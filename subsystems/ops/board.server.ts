import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  share,
  wanOfYuan,
} from '@portal/system-server/board/figures';
import { countIn, inOthersThan, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { afterSales } from './records/after-sales.ts';
import { orders } from './records/orders.ts';

const kept = inOthersThan(orders, 'cancelled');

/** Orders of the online shops of a company until they arrive, and what buyers send back. */
export const onlineOrdersBoard = recordBoard({
  measures: [
    'orders',
    'sold',
    'units',
    'amount',
    'waiting',
    'moving',
    'signed',
    'cancelled',
    'returns',
    'refunded',
  ],
  sources: [
    {
      type: orders,
      page: '/ops/order/list',
      groups: { on: 'day', place: 'shop', part: 'state' },
      measures: {
        orders: countIn(),
        sold: { kind: 'count', where: kept },
        units: sumOf('units', kept),
        amount: sumOf('amount', kept),
        waiting: countIn('paid', 'held', 'confirmed'),
        moving: countIn('shipped'),
        signed: countIn('signed'),
        cancelled: countIn('cancelled'),
      },
    },
    {
      type: afterSales,
      page: '/ops/aftersale/refund',
      groups: { on: 'day' },
      measures: {
        returns: countIn(),
        refunded: sumOf('amount', { field: 'state', op: 'is', value: 'refunded' }),
      },
    },
  ],
  main: { label: '线上销售额', of: ({ amount }) => amount, say: moneyOfYuan },
  figures: [
    { label: '订单', of: (sums) => sums.orders, say: counted('单') },
    { label: '线上销售件数', of: ({ units }) => units, say: counted('件') },
    {
      label: '线上客单价',
      of: ({ amount, sold }) => share(amount, sold),
      say: (value) => ({ prefix: '¥', text: grouped(value), unit: '' }),
    },
    { label: '未发货', of: ({ waiting }) => waiting, say: counted('单'), good: 'less' },
    {
      label: '取消率',
      of: (sums) => percent(sums.cancelled, sums.orders),
      say: rate,
      good: 'less',
      differsIn: points,
    },
    { label: '售后单', of: ({ returns }) => returns, say: counted('单'), good: 'less' },
    { label: '已退款', of: ({ refunded }) => refunded, say: moneyOfYuan, good: 'less' },
  ],
  trend: { title: '每日订单', unit: '单', of: (sums) => sums.orders },
  shares: { title: '订单状态', by: 'orders' },
  ranking: {
    title: '店铺排行',
    place: '店铺',
    by: ({ amount }) => amount,
    columns: [
      { title: '线上销售额（万）', cell: ({ amount }) => wanOfYuan(amount) },
      { title: '订单', cell: (sums) => grouped(sums.orders) },
      { title: '线上销售件数', cell: ({ units }) => grouped(units) },
      { title: '未发货', cell: ({ waiting }) => grouped(waiting) },
    ],
  },
  structure: {
    title: '履约结构',
    aside: (sums) => `共 ${grouped(sums.orders)} 单`,
    parts: [
      { label: '未发货', of: ({ waiting }) => waiting },
      { label: '已发货', of: ({ moving }) => moving },
      { label: '已签收', of: ({ signed }) => signed },
      { label: '已取消', of: ({ cancelled }) => cancelled },
    ],
    detail: (value) => `${grouped(value)} 单`,
    finding: (shops) => {
      const [most] = shops.toSorted((a, b) => b.sums.waiting - a.sums.waiting);
      if (!most || most.sums.waiting === 0) return '没有未发货的订单。';
      return `未发货最多的是${most.label}，${grouped(most.sums.waiting)} 单。`;
    },
  },
});
