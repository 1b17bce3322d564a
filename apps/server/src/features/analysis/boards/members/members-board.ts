import type { Board } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { isWithin, type DayRange } from '../../series/calendar.ts';
import { daysRanking, weekdayShares } from '../../series/day-ranking.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { growthOrNone, grouped, moneyText, percent, wan } from '../figures.ts';
import { type Members, membersFigures, repurchaseShare, sumOf } from './members-figures.ts';
import { type MemberDay, memberDays, newestMemberDay } from './members-store.ts';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { freshnessText, type PeriodRanges, rangesFor } from '../../series/period-ranges.ts';
import { daysNeeded, trendPart } from '../../series/daily-trend.ts';
import { drillInto, type DrillDownPath } from '../../drill-down/drill-down-path.ts';
import { refuse } from '#platform/http/refuse.ts';
import { groupsOfPerson } from '../organisation-store.ts';

/** Reports on the members of the user's business groups, or of the chosen one if the subsystem needs a choice. */
export async function membersBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, path } = query;
  const groups = await groupsFor(db, query);
  if (!groups) return emptyBoard({ title, scope: noneChosen, main: '会员销售额' });
  const newest = await newestMemberDay(db, groups, query.today);
  if (newest === undefined) return emptyBoard({ title, scope: noGroup, main: '会员销售额' });
  const ranges = rangesFor(query, newest);
  const rows = await memberDays(db, groups, daysNeeded(ranges));
  const onDay = new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => [day, sumOf(own)]),
  );
  const amounts = new Map([...onDay].map(([day, { amount }]) => [day, wan(amount)]));
  const isOne = groups.length === 1;
  const names = [...new Set(rows.map(({ group }) => group))];
  return {
    title,
    scope: `${names.join('、')}，${freshnessText(query, newest)}`,
    ...membersFigures({ during: (range) => sumOf(rowsOf(rows, range)), ranges }),
    target: null,
    trend: trendPart(amounts, { ranges, path }, { title: '每日会员销售额', unit: '万元' }),
    shares: isOne ? weekdayShares(amounts, ranges) : groupsPart(rows, ranges, path),
    ranking: isOne
      ? daysRanking({ columns, sumsOn: onDay, by: ({ amount }) => amount, cells }, ranges, path)
      : rankingPart(rowsOf(rows, ranges.current), path),
    structure: visitsPart(rowsOf(rows, ranges.current)),
  };
}

/** Returns undefined if a group must be chosen and is not: no choice never means all groups. */
async function groupsFor(db: Database, query: BoardQuery): Promise<string[] | undefined> {
  const isAsked = contextKindOf[query.system] === 'group';
  const { bgNo } = query.context;
  if (isAsked && bgNo === null) return undefined;
  const own = isAsked && bgNo !== null ? [bgNo] : await groupsOfPerson(db, query.personId);
  const { group } = query.path.opened;
  if (group === undefined) return own;
  return own.includes(group) ? [group] : refuse('record.not-found');
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';
const noGroup = '您名下暂无事业部，没有可以展示的会员数据，请联系管理员进行添加';

const rowsOf = (rows: MemberDay[], range: DayRange): MemberDay[] =>
  rows.filter(({ day }) => isWithin(day, range));

type GroupSums = Members & { label: string; key: string };

const sumsByGroup = (rows: MemberDay[]): GroupSums[] =>
  [...Map.groupBy(rows, ({ group }) => group)]
    .map(([label, own]) => ({ label, key: own[0]?.groupNo ?? '', ...sumOf(own) }))
    .toSorted((a, b) => b.amount - a.amount);

function groupsPart(rows: MemberDay[], ranges: PeriodRanges, path: DrillDownPath): Board['shares'] {
  const now = rowsOf(rows, ranges.current);
  const lastYear = new Map(
    sumsByGroup(rowsOf(rows, ranges.lastYear)).map(({ label, amount }) => [label, amount]),
  );
  return {
    title: '事业部占比',
    aside: '同比增速',
    rows: sumsByGroup(now).map(({ label, key, amount }) => ({
      label,
      percent: percent(amount, sumOf(now).amount),
      change: growthOrNone('同比', { now: amount, before: lastYear.get(label) ?? 0 }),
      opens: drillInto(path, { dimension: 'group', key }),
    })),
  };
}

const columns = ['会员销售额（万）', '新增', '活跃', '复购率'];
const cells = (sum: Members): string[] => [
  grouped(wan(sum.amount), 1),
  grouped(sum.joined),
  grouped(sum.active),
  `${grouped(repurchaseShare(sum), 1)}%`,
];

const rankingPart = (rows: MemberDay[], path: DrillDownPath): Board['ranking'] => ({
  title: '事业部排行',
  columns: ['事业部', ...columns],
  rows: sumsByGroup(rows).map((sum) => ({
    label: sum.label,
    cells: cells(sum),
    opens: drillInto(path, { dimension: 'group', key: sum.key }),
  })),
  others: null,
});

/** Splits active members into repeat buyers, new members, and visitors who bought nothing. */
function visitsPart(rows: MemberDay[]): Board['structure'] {
  const sum = sumOf(rows);
  const parts = [
    { label: '复购', count: sum.repurchased },
    { label: '新入会', count: sum.joined },
    { label: '仅到访', count: Math.max(0, sum.active - sum.repurchased - sum.joined) },
  ];
  return {
    title: '活跃会员构成',
    aside: `活跃 ${grouped(sum.active)} 人次`,
    parts: parts.map(({ label, count }) => ({
      label,
      percent: percent(count, sum.active),
      detail: `${grouped(count)} 人次`,
    })),
    finding: findingOf(rows, sum),
  };
}

const withShare = (group: GroupSums): string =>
  `${group.label}（${grouped(repurchaseShare(group), 1)}%）`;

/** Says how much of all sales members make, and which groups have the best and worst repeat rate. */
function findingOf(rows: MemberDay[], sum: Members): string {
  const weight = `会员贡献了 ${percent(sum.amount, sum.everybody)}% 的销售额，合 ${moneyText(sum.amount)}`;
  const ranked = sumsByGroup(rows).toSorted((a, b) => repurchaseShare(b) - repurchaseShare(a));
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return `${weight}。`;
  return `${weight}；复购率最高的是${withShare(best)}，最低的是${withShare(worst)}。`;
}
