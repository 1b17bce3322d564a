import type { Board } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database';
import type { Asked } from '../../query/board-query.ts';
import { isWithin, type Stretch } from '../../series/calendar.ts';
import { emptyBoard } from '../empty-board.ts';
import { daysRanking, weekdayShares } from '../../series/day-ranking.ts';
import type { Drawn } from '../board-content.ts';
import { growthOrNone, grouped, moneyText, percent, wan } from '../figures.ts';
import { type Members, membersFigures, repurchaseShare, sumOf } from './members-figures.ts';
import { type MemberDay, memberDays, newestMemberDay } from './members-store.ts';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { groupsOf } from '../sales/sales-store.ts';
import { asOf, type Span, spanAsked } from '../../series/period-ranges.ts';
import { daysSpokenOf, trendPart } from '../../series/daily-trend.ts';
import { onwards, type Way } from '../../drill-down/drill-down-path.ts';
import { refuse } from '#platform/refuse';

/** What members of a person's business groups did, or of the one chosen where the system asks for one. */
export async function membersBoard(db: Database, asked: Asked): Promise<Drawn> {
  const { title, way } = asked;
  const groups = await groupsAskedOf(db, asked);
  if (!groups) return emptyBoard({ title, scope: noneChosen, main: '会员销售额' });
  const newest = await newestMemberDay(db, groups, asked.today);
  if (newest === undefined) return emptyBoard({ title, scope: noGroup, main: '会员销售额' });
  const span = spanAsked(asked, newest);
  const rows = await memberDays(db, groups, daysSpokenOf(span));
  const onDay = new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => [day, sumOf(own)]),
  );
  const amounts = new Map([...onDay].map(([day, { amount }]) => [day, wan(amount)]));
  const isOne = groups.length === 1;
  const names = [...new Set(rows.map(({ group }) => group))];
  return {
    title,
    scope: `${names.join('、')}，${asOf(asked, newest)}`,
    ...membersFigures({ during: (stretch) => sumOf(rowsOf(rows, stretch)), span }),
    target: null,
    trend: trendPart(amounts, { span, way }, { title: '每日会员销售额', unit: '万元' }),
    shares: isOne ? weekdayShares(amounts, span) : groupsPart(rows, span, way),
    ranking: isOne
      ? daysRanking({ columns, sumsOn: onDay, by: ({ amount }) => amount, cells }, span, way)
      : rankingPart(rowsOf(rows, span.current), way),
    structure: visitsPart(rowsOf(rows, span.current)),
  };
}

/** Undefined where one has to be chosen and is not: that is never all of them. */
async function groupsAskedOf(db: Database, asked: Asked): Promise<string[] | undefined> {
  const isAsked = contextKindOf[asked.system] === 'group';
  const { bgNo } = asked.context;
  if (isAsked && bgNo === null) return undefined;
  const own = isAsked && bgNo !== null ? [bgNo] : await groupsOf(db, asked.personId);
  const { group } = asked.way.opened;
  if (group === undefined) return own;
  return own.includes(group) ? [group] : refuse('record.not-found');
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';
const noGroup = '您名下暂无事业部，没有可以展示的会员数据，请联系管理员进行添加';

const rowsOf = (rows: MemberDay[], stretch: Stretch): MemberDay[] =>
  rows.filter(({ day }) => isWithin(day, stretch));

type Named = Members & { label: string; key: string };

const sumsByGroup = (rows: MemberDay[]): Named[] =>
  [...Map.groupBy(rows, ({ group }) => group)]
    .map(([label, own]) => ({ label, key: own[0]?.groupNo ?? '', ...sumOf(own) }))
    .toSorted((a, b) => b.amount - a.amount);

function groupsPart(rows: MemberDay[], span: Span, way: Way): Board['shares'] {
  const now = rowsOf(rows, span.current);
  const lastYear = new Map(
    sumsByGroup(rowsOf(rows, span.lastYear)).map(({ label, amount }) => [label, amount]),
  );
  return {
    title: '事业部占比',
    aside: '同比增速',
    rows: sumsByGroup(now).map(({ label, key, amount }) => ({
      label,
      percent: percent(amount, sumOf(now).amount),
      change: growthOrNone('同比', { now: amount, before: lastYear.get(label) ?? 0 }),
      opens: onwards(way, { dimension: 'group', key }),
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

const rankingPart = (rows: MemberDay[], way: Way): Board['ranking'] => ({
  title: '事业部排行',
  columns: ['事业部', ...columns],
  rows: sumsByGroup(rows).map((sum) => ({
    label: sum.label,
    cells: cells(sum),
    opens: onwards(way, { dimension: 'group', key: sum.key }),
  })),
  others: null,
});

/** Active members are those who bought again, those who are new, and those who only came by. */
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

const withShare = (group: Named): string =>
  `${group.label}（${grouped(repurchaseShare(group), 1)}%）`;

/** How much of all sales members make, and whose come back most and least. */
function findingOf(rows: MemberDay[], sum: Members): string {
  const weight = `会员贡献了 ${percent(sum.amount, sum.everybody)}% 的销售额，合 ${moneyText(sum.amount)}`;
  const ranked = sumsByGroup(rows).toSorted((a, b) => repurchaseShare(b) - repurchaseShare(a));
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return `${weight}。`;
  return `${weight}；复购率最高的是${withShare(best)}，最低的是${withShare(worst)}。`;
}
