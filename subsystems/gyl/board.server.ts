import {
  counted,
  grouped,
  percent,
  points,
  rate,
  rateText,
  share,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { dispatches } from './records/dispatches.ts';
import { receipts } from './records/receipts.ts';
import { shipments } from './records/shipments.ts';

/** The part of the shipments that arrived which did so by the day they were due. */
const onTime = ({ arrived, late }: { arrived: number; late: number }) =>
  percent(arrived - late, arrived);

/** Shipments to stores and their delays, pieces sent in full, and how long goods wait to be put into stock. */
export const supplyChainBoard = recordBoard({
  measures: [
    'shipments',
    'arrived',
    'late',
    'cartons',
    'moving',
    'troubled',
    'asked',
    'picked',
    'receipts',
    'noticed',
    'received',
    'dockDays',
  ],
  sources: [
    {
      type: shipments,
      page: '/gyl/transport/shipment',
      groups: { on: 'sent', place: 'route', part: 'state' },
      measures: {
        shipments: countIn(),
        arrived: countIn('signed'),
        late: {
          kind: 'late',
          field: 'arrived',
          than: 'due',
          where: { field: 'state', op: 'is', value: 'signed' },
        },
        cartons: sumOf('cartons'),
        moving: countIn('moving'),
        troubled: countIn('troubled'),
      },
    },
    {
      type: dispatches,
      page: '/gyl/warehouse/dispatch',
      groups: { on: 'day' },
      measures: {
        asked: sumOf('units', { field: 'state', op: 'is', value: 'sent' }),
        picked: sumOf('picked', { field: 'state', op: 'is', value: 'sent' }),
      },
    },
    {
      type: receipts,
      page: '/gyl/warehouse/receipt',
      groups: { on: 'day' },
      only: { field: 'state', op: 'is', value: 'posted' },
      measures: {
        receipts: countIn(),
        noticed: sumOf('noticed'),
        received: sumOf('received'),
        dockDays: { kind: 'days', from: 'createdAt', until: 'day' },
      },
    },
  ],
  main: {
    label: '准时到店率',
    of: onTime,
    say: rate,
    differsIn: points,
  },
  figures: [
    { label: '运单', of: (sums) => sums.shipments, say: counted('单') },
    { label: '在途', of: ({ moving }) => moving, say: counted('单'), good: 'less' },
    {
      label: '足量发货率',
      of: ({ asked, picked }) => percent(picked, asked),
      say: rate,
      differsIn: points,
    },
    { label: '入库件数', of: ({ received }) => received, say: counted('件') },
    {
      label: '实收率',
      of: ({ noticed, received }) => percent(received, noticed),
      say: rate,
      differsIn: points,
    },
    {
      label: '到仓至入库',
      of: (sums) => share(sums.dockDays, sums.receipts),
      say: (value) => ({ prefix: '', text: grouped(value, 1), unit: '天' }),
      good: 'less',
      differsIn: ' 天',
    },
  ],
  trend: { title: '每日发运', unit: '箱', of: ({ cartons }) => cartons },
  shares: { title: '运单状态', by: 'shipments' },
  ranking: {
    title: '线路排行',
    place: '线路',
    by: (sums) => sums.shipments,
    columns: [
      { title: '运单', cell: (sums) => grouped(sums.shipments) },
      { title: '运单箱数', cell: ({ cartons }) => grouped(cartons) },
      { title: '晚到', cell: ({ late }) => grouped(late) },
      {
        title: '准时到店率',
        cell: (sums) => rateText(onTime(sums)),
      },
    ],
  },
  structure: {
    title: '到店时效',
    aside: (sums) => `共 ${grouped(sums.shipments)} 单`,
    parts: [
      { label: '准时', of: ({ arrived, late }) => arrived - late },
      { label: '晚到', of: ({ late }) => late },
      { label: '在途', of: ({ moving }) => moving },
      { label: '异常', of: ({ troubled }) => troubled },
    ],
    detail: (value) => `${grouped(value)} 单`,
    finding: (routes) => {
      const [latest] = routes.toSorted((a, b) => b.sums.late - a.sums.late);
      if (!latest || latest.sums.late === 0) return '没有晚到的运单。';
      return `晚到最多的是${latest.label}，${grouped(latest.sums.late)} 单。`;
    },
  },
});
