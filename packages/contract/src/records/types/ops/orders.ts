import { choice, count, day, link, money, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { goodsLines, pieces } from '../../goods-lines.ts';

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

/** Orders that cannot be sent as they are. */
export const orderExceptions = recordType({
  system: 'ops',
  name: 'order-exceptions',
  one: '订单异常',
  number: 'DYC{yyyymm}{00000}',
  actions: 'ops:order',
  scope: 'company',
  fields: {
    order: link({ label: '订单', type: 'ops/orders', required: true, fixed: true }),
    kind: choice({
      label: '异常类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'stock', label: '缺货' },
        { value: 'address', label: '地址不详' },
        { value: 'payment', label: '支付异常' },
        { value: 'timeout', label: '发货超时' },
        { value: 'lost', label: '物流停滞' },
      ],
    }),
    day: day({ label: '发现日期', required: true, sortable: true }),
    amount: money({ label: '订单金额', sortable: true }),
    solution: choice({
      label: '处理方案',
      filterable: true,
      choices: [
        { value: 'replace', label: '换仓发货' },
        { value: 'contact', label: '联系买家' },
        { value: 'refund', label: '协商退款' },
        { value: 'resend', label: '补发' },
      ],
    }),
    note: text({ label: '处理说明', most: 120 }),
  },
  initial: 'open',
  states: {
    open: {
      label: '待处理',
      waits: true,
      tone: 'warn',
      steps: {
        handle: {
          label: '开始处理',
          to: 'handling',
          action: 'ops:order:solve',
          requires: ['solution'],
        },
      },
    },
    handling: {
      label: '处理中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        solve: {
          label: '处理完成',
          to: 'solved',
          action: 'ops:order:solve',
          requires: ['note'],
          tone: 'good',
        },
      },
    },
    solved: { label: '已解决', tone: 'good', closed: true },
  },
  views: { open: { label: '待处理', filter: { field: 'state', op: 'is', value: 'open' } } },
});

/** Returns and refunds that buyers ask for. */
export const afterSales = recordType({
  system: 'ops',
  name: 'after-sales',
  one: '售后单',
  number: 'SH{yyyymm}{00000}',
  actions: 'ops:aftersale',
  scope: 'company',
  fields: {
    order: link({ label: '订单', type: 'ops/orders', required: true, fixed: true }),
    kind: choice({
      label: '售后类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'refund', label: '仅退款' },
        { value: 'return', label: '退货退款' },
        { value: 'exchange', label: '换货' },
      ],
    }),
    amount: money({ label: '退款金额', most: 100_000, required: true, sortable: true }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'size', label: '尺码不合适' },
        { value: 'quality', label: '质量问题' },
        { value: 'picture', label: '与图片不符' },
        { value: 'late', label: '发货太慢' },
        { value: 'regret', label: '不想要了' },
      ],
    }),
    day: day({ label: '申请日期', required: true, sortable: true }),
    waybill: text({ label: '退货运单', most: 30 }),
    note: text({ label: '处理说明', most: 120, aside: true }),
  },
  initial: 'asked',
  states: {
    asked: {
      label: '待审核',
      waits: true,
      tone: 'warn',
      steps: {
        approve: { label: '同意', to: 'returning', action: 'ops:aftersale:approve', tone: 'good' },
        refund: {
          label: '直接退款',
          to: 'refunded',
          action: 'ops:aftersale:approve',
          tone: 'good',
        },
        decline: {
          label: '拒绝',
          to: 'declined',
          action: 'ops:aftersale:approve',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    returning: {
      label: '待收退货',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        receive: {
          label: '退货入库',
          to: 'received',
          action: 'ops:aftersale:receive',
          requires: ['waybill'],
        },
      },
    },
    received: {
      label: '待退款',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        refund: { label: '退款', to: 'refunded', action: 'ops:aftersale:approve', tone: 'good' },
      },
    },
    refunded: { label: '已退款', tone: 'good', closed: true },
    declined: { label: '已拒绝', tone: 'bad', closed: true },
  },
  views: { waiting: { label: '待审核', filter: { field: 'state', op: 'is', value: 'asked' } } },
});
