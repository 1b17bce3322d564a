import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  rateText,
  wanOfYuan,
} from '@portal/system-server/board/figures';
import { countIn, inOthersThan, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { closings } from './records/closings.ts';
import { fittings } from './records/fittings.ts';
import { leases } from './records/leases.ts';
import { storeOpenings } from './records/store-openings.ts';

/** Stores that are planned and opened, those given up, leases that end, and works in stores. */
export const channelsBoard = recordBoard({
  measures: ['planned', 'opened', 'rent', 'sales', 'closed', 'ending', 'endingRent', 'fittings'],
  sources: [
    {
      type: storeOpenings,
      page: '/rcm/opening/apply',
      only: inOthersThan(storeOpenings, 'declined'),
      groups: { on: 'opens', place: 'city', part: 'mode' },
      measures: {
        planned: countIn(),
        opened: countIn('opened'),
        rent: sumOf('rent'),
        sales: sumOf('sales'),
      },
    },
    {
      type: closings,
      page: '/rcm/opening/closing',
      groups: { on: 'closed' },
      measures: { closed: countIn('closed') },
    },
    {
      type: leases,
      page: '/rcm/contract/lease',
      groups: { on: 'until' },
      only: inOthersThan(leases, 'draft'),
      measures: { ending: countIn(), endingRent: sumOf('rent') },
    },
    {
      type: fittings,
      page: '/rcm/fitting/project',
      groups: { on: 'from' },
      measures: { fittings: countIn('building', 'finished', 'accepted') },
    },
  ],
  main: { label: '计划开业', of: ({ planned }) => planned, say: counted('家') },
  figures: [
    { label: '其中已开业', of: ({ opened }) => opened, say: counted('家') },
    { label: '撤店', of: ({ closed }) => closed, say: counted('家'), good: 'less' },
    { label: '到期租约', of: ({ ending }) => ending, say: counted('份') },
    { label: '到期月租金', of: ({ endingRent }) => endingRent, say: moneyOfYuan },
    {
      label: '新店租售比',
      of: ({ rent, sales }) => percent(rent, sales),
      say: rate,
      good: 'less',
      differsIn: points,
    },
    { label: '进场装修', of: (sums) => sums.fittings, say: counted('项') },
  ],
  trend: { title: '每日计划开业', unit: '家', of: ({ planned }) => planned },
  shares: { title: '经营方式', by: 'planned' },
  ranking: {
    title: '城市排行',
    place: '城市',
    by: ({ sales }) => sales,
    columns: [
      { title: '计划开业', cell: ({ planned }) => grouped(planned) },
      { title: '已开业', cell: ({ opened }) => grouped(opened) },
      { title: '预计年销售（万）', cell: ({ sales }) => wanOfYuan(sales) },
      { title: '新店租售比', cell: ({ rent, sales }) => rateText(percent(rent, sales)) },
    ],
  },
  structure: {
    title: '开业进度',
    aside: ({ planned }) => `计划 ${grouped(planned)} 家`,
    parts: [
      { label: '已开业', of: ({ opened }) => opened },
      { label: '筹备中', of: ({ planned, opened }) => planned - opened },
    ],
    detail: (value) => `${grouped(value)} 家`,
    finding: (cities) => {
      const [most] = cities;
      if (!most) return '本期没有计划开业的门店。';
      return `预计销售最高的是${most.label}，${wanOfYuan(most.sums.sales)} 万元。`;
    },
  },
});
