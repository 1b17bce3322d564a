import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
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
import { inMonth, made, percentOf, placesIn, type NamedBoard } from './named-figures.ts';

const reviews = inMonth('cas_reviews', 'day');
const complaints = inMonth('cas_complaints', 'day');
const contracts = inMonth('lms_contract_reviews', made);
const slips = inMonth('syfs_slip_exceptions', 'day');
const cases = inMonth('syfs_cases', 'filed', "state <> 'dropped'");

const everyDesk = `values ${desks.map(([, , name]) => `('${name}')`).join(', ')}`;

/** Figures that the boards of requests, voices and cases name, by their system. */
export const deskRecords: Readonly<Partial<Record<SubsystemKey, NamedBoard>>> = {
  ams: {
    figures: [
      ['本月行政申请', atDesks(sent)],
      ['待处理', atDesks(waiting)],
      ['办理中', atDesks(is('working', 'sent', 'inside'))],
      ['已办结', atDesks(finished)],
      ['办结率', percentOf(`(${atDesks(finished)})`, `(${atDesks(sent)})`)],
      ['影响办公的报修', inMonth('ams_repairs', made)(n, "urgency = 'stopped'")],
      ['行政费用', atDesks(sent, 'cost')],
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
    sentences: [
      ['共 # 件', atDesks(sent)],
      ['等待处理最多的是*，# 件。', { of: `(${atDesks(waiting)})`, is: 'max', among: everyDesk }],
      ['没有等待处理的申请。'],
    ],
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
    sentences: [
      ['共 # 件', complaints(n)],
      [
        '投诉最多的是*，# 件。',
        { of: complaints(n), is: 'max', among: placesIn('cas_complaints', 'store') },
      ],
      ['没有关于门店的投诉。'],
    ],
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
      ['送审合同', contracts(n)],
      ['已通过', contracts(n, is('passed'))],
      ['评审中', contracts(n, is('review'))],
      ['送审金额（万）', contracts(sum('amount'))],
    ],
    places: { lms_contract_reviews: 'kind = $' },
    shares: { of: contracts(n), parts: { lms_contract_reviews: 'state = $' } },
    sentences: [
      ['共 # 份', contracts(n)],
      [
        '等待评审最多的是*合同，# 份。',
        {
          of: contracts(n, is('review')),
          is: 'max',
          among: placesIn('lms_contract_reviews', 'kind'),
        },
      ],
      ['没有等待评审的合同。'],
    ],
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
      ['未撤销涉案金额', cases(sum('loss'))],
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
    sentences: [
      ['共 # 笔', slips(n)],
      [
        '确认异常最多的是*，# 笔。',
        {
          of: slips(n, is('confirmed', 'filed')),
          is: 'max',
          among: placesIn('syfs_slip_exceptions', 'store'),
        },
      ],
      ['没有确认的异常小票。'],
    ],
  },
};
