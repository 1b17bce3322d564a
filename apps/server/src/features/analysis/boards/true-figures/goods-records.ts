import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { is, n, sum } from './desks.ts';
import { inMonth, made, percentOf, placesIn, type NamedBoard } from './named-figures.ts';

const allocations = inMonth('idss_allocations', made);
const openings = inMonth('rcm_store_openings', 'opens', "state <> 'declined'");
const leases = inMonth('rcm_leases', 'until', "state <> 'draft'");
const orders = inMonth('gims_purchase_orders', 'ordered', is('placed', 'received'));
const followUps = inMonth('gims_follow_ups', 'due');
const inspections = inMonth('gims_inspections', 'day');
const shipments = inMonth('gyl_shipments', 'sent');
const dispatches = inMonth('gyl_dispatches', 'day', is('sent'));
const receipts = inMonth('gyl_receipts', 'day', is('posted'));
const online = inMonth('ops_orders', 'day', "scope = 'C01'");
const returns = inMonth('ops_after_sales', 'day', "scope = 'C01'");
const onTime = `${is('signed')} and arrived <= due`;
const late = `${is('signed')} and arrived > due`;

/** Figures that the boards of goods and stores name, by their system. */
export const goodsRecords: Readonly<Partial<Record<SubsystemKey, NamedBoard>>> = {
  gims: {
    figures: [
      ['本月采购金额', orders(sum('amount'))],
      ['采购订单', orders(n)],
      ['订购件数', orders(sum('units'))],
      ['生产中', orders(n, is('placed'))],
      ['到期按期率', percentOf(followUps(n, 'expected <= due'), followUps(n))],
      ['到期延期', followUps(n, 'expected > due')],
      ['抽检不良率', percentOf(inspections(sum('defective')), inspections(sum('sampled')))],
      ['每日下单', orders(sum('units'))],
      ['到期情况：按期', followUps(n, 'expected <= due')],
      ['到期情况：延期', followUps(n, 'expected > due')],
    ],
    columns: [
      ['采购金额（万）', orders(sum('amount'))],
      ['采购订单', orders(n)],
      ['到期延期', followUps(n, 'expected > due')],
      ['抽检不良率', percentOf(inspections(sum('defective')), inspections(sum('sampled')))],
    ],
    places: {
      gims_purchase_orders: 'supplier = $',
      gims_follow_ups: 'supplier = $',
      gims_inspections: 'supplier = $',
    },
    shares: { of: orders(n), parts: { gims_purchase_orders: 'state = $' } },
    sentences: [
      ['本期到期 # 单', followUps(n)],
      [
        '延期最多的是*，# 单。',
        {
          of: followUps(n, 'expected > due'),
          is: 'max',
          among: placesIn('gims_follow_ups', 'supplier'),
        },
      ],
      ['没有延期的订单。'],
    ],
  },
  gyl: {
    figures: [
      ['本月准时到店率', percentOf(shipments(n, onTime), shipments(n, is('signed')))],
      ['运单', shipments(n)],
      ['在途', shipments(n, is('moving'))],
      ['足量发货率', percentOf(dispatches(sum('picked')), dispatches(sum('units')))],
      ['入库件数', receipts(sum('received'))],
      ['实收率', percentOf(receipts(sum('received')), receipts(sum('noticed')))],
      ['到仓至入库', receipts(`avg(day - ${made})`)],
      ['每日发运', shipments(sum('cartons'))],
      ['到店时效：准时', shipments(n, onTime)],
      ['到店时效：晚到', shipments(n, late)],
      ['到店时效：在途', shipments(n, is('moving'))],
      ['到店时效：异常', shipments(n, is('troubled'))],
    ],
    columns: [
      ['运单', shipments(n)],
      ['运单箱数', shipments(sum('cartons'))],
      ['晚到', shipments(n, late)],
      ['准时到店率', percentOf(shipments(n, onTime), shipments(n, is('signed')))],
    ],
    places: { gyl_shipments: 'route = $' },
    shares: { of: shipments(n), parts: { gyl_shipments: 'state = $' } },
    sentences: [
      ['共 # 单', shipments(n)],
      [
        '晚到最多的是*，# 单。',
        { of: shipments(n, late), is: 'max', among: placesIn('gyl_shipments', 'route') },
      ],
      ['没有晚到的运单。'],
    ],
  },
  idss: {
    figures: [
      ['本月配货建议', allocations(n)],
      ['建议件数', allocations(sum('suggested'))],
      ['确认件数', allocations(sum('confirmed'))],
      [
        '采纳率',
        percentOf(
          allocations(n, is('accepted', 'sent')),
          allocations(n, is('accepted', 'sent', 'declined')),
        ),
      ],
      ['待确认', allocations(n, is('proposed'))],
      ['建议款售罄率', percentOf(allocations(sum('sold')), allocations(sum('sold + stock')))],
      ['每日建议', allocations(sum('suggested'))],
      ['处理进度：已采纳', allocations(n, is('accepted', 'sent'))],
      ['处理进度：待确认', allocations(n, is('proposed'))],
      ['处理进度：不采纳', allocations(n, is('declined'))],
    ],
    columns: [
      ['建议', allocations(sum('suggested'))],
      ['确认', allocations(sum('confirmed'))],
      ['建议款售罄率', percentOf(allocations(sum('sold')), allocations(sum('sold + stock')))],
    ],
    places: { idss_allocations: 'store = $' },
    shares: { of: allocations(sum('suggested')), parts: { idss_allocations: 'kind = $' } },
    sentences: [
      ['共 # 条', allocations(n)],
      [
        '等待确认最多的是*，# 条。',
        {
          of: allocations(n, is('proposed')),
          is: 'max',
          among: placesIn('idss_allocations', 'store'),
        },
      ],
      ['没有等待确认的建议。'],
    ],
  },
  ops: {
    figures: [
      ['本月线上销售额', online(sum('amount'), "state <> 'cancelled'")],
      ['订单', online(n)],
      ['线上销售件数', online(sum('units'), "state <> 'cancelled'")],
      ['线上客单价', online('avg(amount)', "state <> 'cancelled'")],
      ['未发货', online(n, is('paid', 'held', 'confirmed'))],
      ['取消率', percentOf(online(n, is('cancelled')), online(n))],
      ['售后单', returns(n)],
      ['已退款', returns(sum('amount'), is('refunded'))],
      ['每日订单', online(n)],
      ['履约结构：未发货', online(n, is('paid', 'held', 'confirmed'))],
      ['履约结构：已发货', online(n, is('shipped'))],
      ['履约结构：已签收', online(n, is('signed'))],
      ['履约结构：已取消', online(n, is('cancelled'))],
    ],
    columns: [
      ['线上销售额（万）', online(sum('amount'), "state <> 'cancelled'")],
      ['订单', online(n)],
      ['线上销售件数', online(sum('units'), "state <> 'cancelled'")],
      ['未发货', online(n, is('paid', 'held', 'confirmed'))],
    ],
    places: { ops_orders: 'shop = $' },
    shares: { of: online(n), parts: { ops_orders: 'state = $' } },
    sentences: [
      ['共 # 单', online(n)],
      [
        '未发货最多的是*，# 单。',
        {
          of: online(n, is('paid', 'held', 'confirmed')),
          is: 'max',
          among: placesIn('ops_orders', 'shop'),
        },
      ],
      ['没有未发货的订单。'],
    ],
  },
  rcm: {
    figures: [
      ['本月计划开业', openings(n)],
      ['其中已开业', openings(n, is('opened'))],
      ['撤店', inMonth('rcm_closings', 'closed', is('closed'))(n)],
      ['到期租约', leases(n)],
      ['到期月租金', leases(sum('rent'))],
      ['新店租售比', percentOf(openings(sum('rent')), openings(sum('sales')))],
      ['进场装修', inMonth('rcm_fittings', '"from"')(n, "state <> 'drawing'")],
      ['每日计划开业', openings(n)],
      ['开业进度：已开业', openings(n, is('opened'))],
      ['开业进度：筹备中', openings(n, is('survey', 'submitted', 'signing', 'fitting'))],
    ],
    columns: [
      ['计划开业', openings(n)],
      ['已开业', openings(n, is('opened'))],
      ['预计年销售（万）', openings(sum('sales'))],
      ['新店租售比', percentOf(openings(sum('rent')), openings(sum('sales')))],
    ],
    places: { rcm_store_openings: 'city = $' },
    shares: { of: openings(n), parts: { rcm_store_openings: 'mode = $' } },
    sentences: [
      ['计划 # 家', openings(n)],
      [
        '预计销售最高的是*，# 万元。',
        {
          of: `${openings(sum('sales'))} / 10000`,
          is: 'max',
          among: placesIn('rcm_store_openings', 'city'),
        },
      ],
    ],
  },
};
