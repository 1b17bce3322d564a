import { count, day, link, money, text } from '@portal/contract/records/fields';
import { goodsLines, pieces } from '@portal/contract/records/goods-lines';
import { recordType } from '@portal/contract/records/record-type';

const shop = link({
  label: '店铺',
  type: 'ops/shops',
  required: true,
  fixed: true,
  filterable: true,
});

/** Orders of online shops, up to their delivery. */
export const orders = recordType({
  system: 'ops',
  name: 'orders',
  one: '订单',
  number: 'DD{yyyymm}{000000}',
  actions: 'ops:order',
  scope: 'company',
  fields: {
    shop,
    outer: text({ label: '平台单号', most: 30, required: true, fixed: true }),
    buyer: text({ label: '收货人', most: 20, required: true }),
    city: text({ label: '收货城市', most: 20, required: true, filterable: true }),
    units: count({ label: '件数', least: 1, most: 500, unit: '件', required: true }),
    amount: money({ label: '实付金额', required: true, sortable: true }),
    day: day({ label: '下单日期', required: true, sortable: true }),
    waybill: text({ label: '运单号', most: 30 }),
    note: text({ label: '买家留言', early: true, most: 120, aside: true }),
    lines: goodsLines('商品明细', { units: pieces('件数', { required: true }) }),
  },
  rules: [
    { kind: 'sum', field: 'units', other: 'lines', column: 'units', words: '件数应等于明细合计' },
  ],
  initial: 'paid',
  states: {
    paid: {
      label: '待审核',
      waits: true,
      tone: 'warn',
      steps: {
        approve: { label: '审核通过', to: 'confirmed', action: 'ops:order:confirm', tone: 'good' },
        hold: {
          label: '挂起',
          to: 'held',
          action: 'ops:order:confirm',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    held: {
      label: '已挂起',
      waits: true,
      tone: 'bad',
      steps: {
        approve: { label: '审核通过', to: 'confirmed', action: 'ops:order:confirm', tone: 'good' },
        cancel: { label: '取消订单', to: 'cancelled', action: 'ops:order:confirm', tone: 'bad' },
      },
    },
    confirmed: {
      label: '待发货',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        ship: { label: '发货', to: 'shipped', action: 'ops:order:ship', requires: ['waybill'] },
      },
    },
    shipped: {
      label: '已发货',
      closed: true,
      steps: { sign: { label: '签收', to: 'signed', action: 'ops:order:ship', tone: 'good' } },
    },
    signed: { label: '已签收', tone: 'good', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: {
    waiting: { label: '待审核', filter: { field: 'state', op: 'is', value: 'paid' } },
    shipping: { label: '待发货', filter: { field: 'state', op: 'is', value: 'confirmed' } },
  },
});
