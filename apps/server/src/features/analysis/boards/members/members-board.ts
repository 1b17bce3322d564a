import type { Board } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { isWithin, type DayRange } from '../../series/calendar.ts';
import { daysRanking, weekdayShares } from '../../series/day-ranking.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { grouped, moneyText, percent, rateText, wan } from '../figures.ts';
import { type Members, membersFigures, repurchaseShare, sumOf } from './members-figures.ts';
import { type MemberDay, memberDays, newestMemberDay } from './members-store.ts';
import { freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { daysNeeded, trendPart } from '../../series/daily-trend.ts';

/** Reports on the members of the chosen business group. */
export async function membersBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, path } = query;
  const { bgNo } = query.context;
  if (bgNo === null) return emptyBoard({ title, scope: noneChosen, main: '会员销售额' });
  const groups = [bgNo];
  const newest = await newestMemberDay(db, groups, query.today);
  if (newest === undefined) return emptyBoard({ title, scope: noMembers, main: '会员销售额' });
  const ranges = rangesFor(query, newest);
  const rows = await memberDays(db, groups, daysNeeded(ranges));
  const onDay = new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => [day, sumOf(own)]),
  );
  const amounts = new Map([...onDay].map(([day, { amount }]) => [day, wan(amount)]));
  const names = [...new Set(rows.map(({ group }) => group))];
  return {
    title,
    scope: `${names.join('、')}，${freshnessText(query, newest)}`,
    ...membersFigures({ during: (range) => sumOf(rowsOf(rows, range)), ranges }),
    target: null,
    trend: trendPart(amounts, { ranges, path }, { title: '每日会员销售额', unit: '万元' }),
    shares: weekdayShares(amounts, ranges),
    ranking: daysRanking(
      { columns, sumsOn: onDay, by: ({ amount }) => amount, cells },
      ranges,
      path,
    ),
    structure: visitsPart(rowsOf(rows, ranges.current)),
  };
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';
const noMembers = '该事业部还没有会员数据';

const rowsOf = (rows: MemberDay[], range: DayRange): MemberDay[] =>
  rows.filter(({ day }) => isWithin(day, range));

const columns = ['会员销售额（万）', '新增', '到店', '到店复购率'];
const cells = (sum: Members): string[] => [
  grouped(wan(sum.amount), 1),
  grouped(sum.joined),
  grouped(sum.active),
  rateText(repurchaseShare(sum)),
];

/** Splits visits of members into those of repeat buyers and all others. */
function visitsPart(rows: MemberDay[]): Board['structure'] {
  const sum = sumOf(rows);
  const parts = [
    { label: '复购', count: sum.repurchased },
    { label: '其他到店', count: sum.active - sum.repurchased },
  ];
  return {
    title: '会员到店构成',
    aside: sum.active > 0 ? `到店 ${grouped(sum.active)} 人次` : '',
    parts: (sum.active > 0 ? parts : []).map(({ label, count }) => ({
      label,
      percent: percent(count, sum.active),
      detail: `${grouped(count)} 人次`,
    })),
    finding: findingOf(sum),
  };
}

/** Says how much of all sales members make. */
const findingOf = (sum: Members): string =>
  sum.everybody > 0
    ? `会员贡献了 ${rateText(percent(sum.amount, sum.everybody))} 的销售额，合 ${moneyText(sum.amount)}。`
    : '';
