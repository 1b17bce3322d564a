import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import {
  counted,
  grouped,
  money,
  moneyText,
  percent,
  points,
  rate,
  rateText,
  share,
  wan,
  yuan,
} from '@portal/system-server/board/figures';
import type { Sums } from '@portal/system-server/board/measure-figure';
import { byPart, type MeasuredBoard, measuredParts } from '../measured-board.ts';
import { memberDays, newestMemberDay } from './members-store.ts';
import { freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { daysNeeded } from '../../series/daily-trend.ts';

/** Reports on the members of the chosen business group. */
export async function membersBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, path } = query;
  const { bgNo } = query.context;
  if (bgNo === null) return emptyBoard({ title, scope: noneChosen, main: '会员销售额' });
  const newest = await newestMemberDay(db, bgNo, query.today);
  if (newest === undefined) return emptyBoard({ title, scope: noMembers, main: '会员销售额' });
  const ranges = rangesFor(query, newest);
  const rows = await memberDays(db, bgNo, daysNeeded(ranges));
  const names = [...new Set(rows.map(({ place }) => place))];
  return {
    title,
    scope: `${names.join('、')}，${freshnessText(query, newest)}`,
    ...measuredParts(members, { rows }, { ranges, path }),
  };
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';
const noMembers = '该事业部还没有会员数据';

/** Of the amounts, `everybody` counts customers too who are not members. */
const measures = ['joined', 'active', 'repurchased', 'amount', 'everybody'] as const;
export type MemberMeasure = (typeof measures)[number];
type Members = Sums<MemberMeasure>;

const visits = counted('人次');
/** The repeat purchases among visits of members, in percent. */
const repurchaseShare = ({ repurchased, active }: Members) => percent(repurchased, active);

/** One group is one place and one part, so days are ranked and weekdays compared. */
export const members: MeasuredBoard<MemberMeasure> = {
  measures,
  main: { label: '会员销售额', of: ({ amount }) => amount, say: money },
  figures: [
    { label: '新增会员', of: ({ joined }) => joined, say: counted('人'), differsIn: ' 人' },
    { label: '会员到店', of: ({ active }) => active, say: visits, than: 'lastYear' },
    { label: '会员复购', of: ({ repurchased }) => repurchased, say: visits, than: 'lastYear' },
    { label: '到店复购率', of: repurchaseShare, say: rate, differsIn: points },
    {
      label: '会员销售占比',
      of: ({ amount, everybody }) => percent(amount, everybody),
      say: rate,
      differsIn: points,
    },
    {
      label: '每次到店消费',
      of: ({ amount, active }) => yuan(share(amount, active)),
      say: (value) => ({ prefix: '¥', text: grouped(value), unit: '' }),
      than: 'lastYear',
    },
  ],
  trend: { title: '每日会员销售额', unit: '万元', of: ({ amount }) => wan(amount) },
  shares: { title: '会员销售占比', rowsOf: byPart('amount') },
  ranking: {
    title: '事业部排行',
    place: '事业部',
    opensAs: 'group',
    by: ({ amount }) => amount,
    columns: [
      { title: '会员销售额（万）', cell: ({ amount }) => grouped(wan(amount), 1) },
      { title: '新增会员', cell: ({ joined }) => grouped(joined) },
      { title: '会员到店', cell: ({ active }) => grouped(active) },
      { title: '到店复购率', cell: (sums) => rateText(repurchaseShare(sums)) },
    ],
  },
  structure: {
    title: '会员到店构成',
    aside: ({ active }) => `到店 ${grouped(active)} 人次`,
    parts: [
      { label: '复购', of: ({ repurchased }) => repurchased },
      { label: '其他到店', of: ({ active, repurchased }) => active - repurchased },
    ],
    detail: (value) => `${grouped(value)} 人次`,
    finding: (_, { amount, everybody }) =>
      everybody > 0
        ? `会员贡献了 ${rateText(percent(amount, everybody))} 的销售额，合 ${moneyText(amount)}。`
        : '',
  },
};
