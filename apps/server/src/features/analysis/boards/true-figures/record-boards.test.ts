import { type SubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { recordTypes } from '@portal/contract/records/types/all';
import { expect, test } from 'vitest';
import { fillEveryState } from '#testing/fixtures/every-state.ts';
import { startWorld } from '#testing/world.ts';
import { recordBoards } from '../records/all.ts';
import {
  atDesks,
  desks,
  finished,
  inStatesNamed,
  is,
  n,
  sent,
  stateLabels,
  sum,
  waiting,
} from './desks.ts';
import { boardOf, differencesOn } from './figures-of.ts';
import { inMonth, made, type NamedBoard, percentOf } from './named-figures.ts';

const world = await startWorld();
const chief = await world.person({
  roles: ['administrator'],
  stores: ['S02001', 'S02002'],
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01'],
});

// A figure that passes over a state, or counts it under a name that is not its own, is not what its label names.
for (const type of recordTypes.filter(({ system }) => Object.hasOwn(recordBoards, system))) {
  await fillEveryState(world.db, type);
}

const allocations = inMonth('idss_allocations', made);
const openings = inMonth('rcm_store_openings', 'opens', "state <> 'declined'");
const leases = inMonth('rcm_leases', 'until', "state <> 'draft'");
const reviews = inMonth('cas_reviews', 'day');
const complaints = inMonth('cas_complaints', 'day');
const orders = inMonth('gims_purchase_orders', 'ordered', is('placed', 'received'));
const followUps = inMonth('gims_follow_ups', 'due');
const inspections = inMonth('gims_inspections', 'day');
const shipments = inMonth('gyl_shipments', 'sent');
const dispatches = inMonth('gyl_dispatches', 'day', is('sent'));
const receipts = inMonth('gyl_receipts', 'day', is('posted'));
const contracts = inMonth('lms_contract_reviews', made);
const slips = inMonth('syfs_slip_exceptions', 'day');
const cases = inMonth('syfs_cases', 'filed', "state <> 'dropped'");
const online = inMonth('ops_orders', 'day', "scope = 'C01'");
const returns = inMonth('ops_after_sales', 'day', "scope = 'C01'");

const onTime = `${is('signed')} and arrived <= due`;
const late = `${is('signed')} and arrived > due`;
const boards: Readonly<Partial<Record<SubsystemKey, NamedBoard>>> = {
  ams: {
    figures: [
      ['本月行政申请', atDesks(sent)],
      ['待处理', atDesks(waiting)],
      ['办理中', atDesks(is('working', 'sent', 'inside'))],
      ['已办结', atDesks(finished)],
      ['办结率', percentOf(`(${atDesks(finished)})`, `(${atDesks(sent)})`)],
      ['影响办公的报修', inMonth('ams_repairs', made)(n, "urgency = 'stopped'")],
      ['费用', atDesks(sent, 'cost')],
      ['每日申请', atDesks(sent)],
      ['办理进度：已办结', atDesks(finished)],
      ['办理进度：待处理', atDesks(waiting)],
      ['办理进度：办理中', atDesks(is('working', 'sent', 'inside'))],
      ['办理进度：已驳回', atDesks(is('declined'))],
      ['办理进度：草稿与取消', atDesks(is('cancelled'))],
    ],
    columns: [
      ['申请', atDesks(sent)],
      ['待处理', atDesks(waiting)],
      ['已办结', atDesks(finished)],
      ['办结率', percentOf(`(${atDesks(finished)})`, `(${atDesks(sent)})`)],
    ],
    places: Object.fromEntries(desks.map(([table, , name]) => [table, `'${name}' = $`])),
    shares: stateLabels.map((label) => [label, inStatesNamed(label)]),
  },
  cas: {
    figures: [
      ['本月平均评分', reviews('avg(score)')],
      ['评价', reviews(n)],
      ['差评率', percentOf(reviews(n, 'score <= 2'), reviews(n))],
      ['待回复', reviews(n, is('fresh'))],
      ['投诉', complaints(n)],
      ['紧急投诉', complaints(n, "urgency = 'urgent'")],
      ['投诉结案率', percentOf(complaints(n, is('closed')), complaints(n))],
      ['每日评价', reviews(n)],
      ['投诉进度：已结案', complaints(n, is('closed'))],
      ['投诉进度：未结', complaints(n, is('registered', 'handling', 'answered'))],
    ],
    columns: [
      ['评分', reviews('avg(score)')],
      ['评价', reviews(n)],
      ['差评', reviews(n, 'score <= 2')],
      ['投诉', complaints(n)],
    ],
    places: { cas_reviews: 'store = $', cas_complaints: 'store = $' },
    shares: { of: reviews(n), parts: { cas_reviews: 'topic = $' } },
  },
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
      ['金额（万）', orders(sum('amount'))],
      ['订单', orders(n)],
      ['延期', followUps(n, 'expected > due')],
      ['不良率', percentOf(inspections(sum('defective')), inspections(sum('sampled')))],
    ],
    places: {
      gims_purchase_orders: 'supplier = $',
      gims_follow_ups: 'supplier = $',
      gims_inspections: 'supplier = $',
    },
    shares: { of: orders(n), parts: { gims_purchase_orders: 'state = $' } },
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
      ['箱数', shipments(sum('cartons'))],
      ['晚到', shipments(n, late)],
      ['准时率', percentOf(shipments(n, onTime), shipments(n, is('signed')))],
    ],
    places: { gyl_shipments: 'route = $' },
    shares: { of: shipments(n), parts: { gyl_shipments: 'state = $' } },
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
  },
  lms: {
    figures: [
      ['本月送审合同', contracts(n)],
      ['评审中', contracts(n, is('review'))],
      ['已通过', contracts(n, is('passed'))],
      ['退回率', percentOf(contracts(n, is('returned')), contracts(n))],
      ['送审金额', contracts(sum('amount'))],
      ['到期合同', inMonth('lms_contracts', 'until')(n)],
      ['新增案件', inMonth('lms_disputes', made)(n)],
      ['每日送审', contracts(n)],
      ['评审进度：已通过', contracts(n, is('passed'))],
      ['评审进度：评审中', contracts(n, is('review'))],
      ['评审进度：已退回', contracts(n, is('returned'))],
    ],
    columns: [
      ['送审', contracts(n)],
      ['已通过', contracts(n, is('passed'))],
      ['评审中', contracts(n, is('review'))],
      ['金额（万）', contracts(sum('amount'))],
    ],
    places: { lms_contract_reviews: 'kind = $' },
    shares: { of: contracts(n), parts: { lms_contract_reviews: 'state = $' } },
  },
  ops: {
    figures: [
      ['本月线上销售额', online(sum('amount'), "state <> 'cancelled'")],
      ['订单', online(n)],
      ['销售件数', online(sum('units'), "state <> 'cancelled'")],
      ['客单价', online('avg(amount)', "state <> 'cancelled'")],
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
      ['销售额（万）', online(sum('amount'), "state <> 'cancelled'")],
      ['订单', online(n)],
      ['件数', online(sum('units'), "state <> 'cancelled'")],
      ['未发货', online(n, is('paid', 'held', 'confirmed'))],
    ],
    places: { ops_orders: 'shop = $' },
    shares: { of: online(n), parts: { ops_orders: 'state = $' } },
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
      ['租售比', percentOf(openings(sum('rent')), openings(sum('sales')))],
    ],
    places: { rcm_store_openings: 'city = $' },
    shares: { of: openings(n), parts: { rcm_store_openings: 'mode = $' } },
  },
  syfs: {
    figures: [
      ['本月异常小票', slips(n)],
      ['待核实', slips(n, is('found'))],
      [
        '核实后确认率',
        percentOf(
          slips(n, is('confirmed', 'filed')),
          slips(n, is('confirmed', 'filed', 'cleared')),
        ),
      ],
      ['违规折扣', inMonth('syfs_discount_checks', 'day')(n, is('breach'))],
      [
        '现金短款',
        inMonth('syfs_cash_differences', 'day')('-coalesce(sum(least(difference, 0)), 0)'),
      ],
      ['涉案金额', cases(sum('loss'))],
      ['追回率', percentOf(cases(sum('recovered')), cases(sum('loss')))],
      ['每日异常小票', slips(n)],
      ['核实结果：确认异常', slips(n, is('confirmed', 'filed'))],
      ['核实结果：待核实', slips(n, is('found'))],
      ['核实结果：属正常', slips(n, is('cleared'))],
    ],
    columns: [
      ['异常小票', slips(n)],
      ['确认异常', slips(n, is('confirmed', 'filed'))],
      ['违规折扣', inMonth('syfs_discount_checks', 'day')(n, is('breach'))],
      ['异常金额（万）', slips(sum('amount'))],
    ],
    places: { syfs_slip_exceptions: 'store = $', syfs_discount_checks: 'store = $' },
    shares: { of: slips(n), parts: { syfs_slip_exceptions: 'rule = $' } },
  },
};

const nothing: NamedBoard = { figures: [], columns: [], shares: [] };

test.each(subsystemKeys.filter((system) => boards[system]))(
  'FIX-51 TRU-06 each figure of the board of %s is what its label names, counted over the records',
  async (system) => {
    const board = await boardOf(chief, system);
    expect(await differencesOn(world, board, boards[system] ?? nothing)).toEqual([]);
  },
);
