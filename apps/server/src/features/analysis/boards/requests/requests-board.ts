import type { Board } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { weekdayShares } from '../../series/day-ranking.ts';
import { branchesOf } from '../department-tree.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { growthOrNone, grouped, percent, share } from '../figures.ts';
import { requestsFigures, sumOf } from './requests-figures.ts';
import { type RequestsView, departmentSums, requestsRanking, sumsBy } from './requests-ranking.ts';
import { type Requests, requestsByDay, requestsWithin } from './requests-store.ts';
import { freshnessText, rangesFor, trendRanges } from '../../series/period-ranges.ts';
import { kindDictionaries } from '../../drill-down/breadcrumbs.ts';
import { trendPart } from '../../series/daily-trend.ts';
import { drillInto, type DrillDownPath } from '../../drill-down/drill-down-path.ts';

/** The words for what is asked for, and for one of it. */
const words = { what: '服务申请', each: '申请' };

/** Reports the requests made by the departments of the user and all below. No department, no figures. */
export async function requestsBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, now, today, system, path } = query;
  const branches = await branchesOf(db, query.personId, path);
  if (!branches) return emptyBoard({ title, scope: noDepartment, main: words.what });
  const ranges = rangesFor(query, today);
  const trend = trendRanges(ranges);
  const kinds = kindDictionaries[system] ?? '';
  const filter = { system, kinds, orgCodes: branches.codes, kind: path.opened.kind };
  const within = (range: typeof ranges.current) => requestsWithin(db, filter, { range, now });
  const [current, before, lastYear, byDay] = await Promise.all([
    within(ranges.current),
    within(ranges.before),
    within(ranges.lastYear),
    requestsByDay(db, filter, [trend.current, trend.lastYear]),
  ]);
  const at = { branches, each: words.each, path };
  const shares =
    filter.kind === undefined
      ? {
          title: `${words.each}类型占比`,
          ...kindsPart({ current, before }, ranges.againstBefore, path),
        }
      : weekdayShares(byDay, ranges, 'less');
  return {
    title,
    scope: `${branches.name}，${freshnessText(query, today)}`,
    ...requestsFigures({
      now: sumOf(current),
      before: sumOf(before),
      lastYear: sumOf(lastYear),
      ranges,
      what: words.what,
    }),
    target: null,
    trend: trendPart(byDay, { ranges, path }, { title: `每日${words.each}`, unit: '件' }),
    shares,
    ranking: requestsRanking(current, at),
    structure: statusPart(current, at),
  };
}

const noDepartment = '您尚未设置部门信息，没有可以展示的数据，请联系管理员进行添加';

function kindsPart(
  { current, before }: Record<'current' | 'before', Requests[]>,
  label: string,
  path: DrillDownPath,
): Omit<Board['shares'], 'title'> {
  const earlier = new Map(
    sumsBy(before, ({ kindKey }) => kindKey).map((sum) => [sum.key, sum.total]),
  );
  const whole = sumOf(current).total;
  const rows = sumsBy(current, ({ kindKey }) => kindKey).map((sum) => {
    const compared = { now: sum.total, before: earlier.get(sum.key) ?? 0, good: 'less' as const };
    const change = growthOrNone(label, compared);
    return {
      label: sum.rows[0]?.kind ?? sum.key,
      percent: percent(sum.total, whole),
      change,
      opens: drillInto(path, { dimension: 'kind', key: sum.key }),
    };
  });
  return { aside: label, rows };
}

function statusPart(current: Requests[], at: RequestsView): Board['structure'] {
  const sum = sumOf(current);
  const counts = [
    { label: '已完成', count: sum.done },
    { label: '处理中', count: sum.processing },
    { label: '待受理', count: sum.pending },
    { label: '已退回', count: sum.rejected },
  ];
  return {
    title: '办理进度',
    aside: `共 ${grouped(sum.total)} 件`,
    parts: counts.map(({ label, count }) => ({
      label,
      percent: percent(count, sum.total),
      detail: `${grouped(count)} 件`,
    })),
    finding: findingOf(current, at),
  };
}

/** Says what needs attention first: overdue requests, else the kind that takes longest. */
function findingOf(current: Requests[], { branches, each }: RequestsView): string {
  const [late] = departmentSums(current, branches).toSorted((a, b) => b.overdue - a.overdue);
  const overdue = sumOf(current).overdue;
  if (late && overdue > 0) {
    return `${overdue} 件${each}已超过时限仍未办结，其中${late.label} ${late.overdue} 件。`;
  }
  const [slowest] = sumsBy(current, ({ kind }) => kind)
    .map((sum) => ({ label: sum.key, hours: share(sum.hours, sum.done + sum.rejected) }))
    .toSorted((a, b) => b.hours - a.hours);
  if (!slowest || slowest.hours === 0) return '';
  return `没有超时的${each}；${slowest.label}类用时最长，平均 ${grouped(slowest.hours, 1)} 小时。`;
}
