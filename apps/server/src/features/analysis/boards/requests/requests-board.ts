import type { Board } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database';
import type { Asked } from '../../query/board-query.ts';
import { weekdayShares } from '../../series/day-ranking.ts';
import { branchesOf } from '../department-tree.ts';
import type { Drawn } from '../board-content.ts';
import { emptyBoard } from '../empty-board.ts';
import { growthOrNone, grouped, percent, share } from '../figures.ts';
import { requestsFigures, sumOf } from './requests-figures.ts';
import { type Counted, departmentSums, requestsRanking, sumsBy } from './requests-ranking.ts';
import { type Requests, requestsByDay, requestsWithin } from './requests-store.ts';
import { asOf, spanAsked, trendOf } from '../../series/period-ranges.ts';
import { kindsOf } from '../../drill-down/breadcrumbs.ts';
import { trendPart } from '../../series/daily-trend.ts';
import { onwards, type Way } from '../../drill-down/drill-down-path.ts';

/** How a system speaks of what is asked of it. */
interface Words {
  what: string;
  each: string;
}

const service: Words = { what: '服务申请', each: '申请' };
const legal: Words = { what: '法务事项', each: '事项' };

/** What a person's departments, and those below them, asked of the system's people. No department, no figures. */
export async function requestsBoard(db: Database, asked: Asked): Promise<Drawn> {
  const { title, now, today, system, way } = asked;
  const words = system === 'lms' ? legal : service;
  const branches = await branchesOf(db, asked.personId, way);
  if (!branches) return emptyBoard({ title, scope: noDepartment, main: words.what });
  const span = spanAsked(asked, today);
  const trend = trendOf(span);
  const kinds = kindsOf[system] ?? '';
  const reach = { system, kinds, orgCodes: branches.codes, kind: way.opened.kind };
  const within = (stretch: typeof span.current) => requestsWithin(db, reach, { stretch, now });
  const [current, before, lastYear, byDay] = await Promise.all([
    within(span.current),
    within(span.before),
    within(span.lastYear),
    requestsByDay(db, reach, [trend.current, trend.lastYear]),
  ]);
  const at = { branches, each: words.each, way };
  const shares =
    reach.kind === undefined
      ? {
          title: `${words.each}类型占比`,
          ...kindsPart({ current, before }, span.againstBefore, way),
        }
      : weekdayShares(byDay, span, 'less');
  return {
    title,
    scope: `${branches.name}，${asOf(asked, today)}`,
    ...requestsFigures({
      now: sumOf(current),
      before: sumOf(before),
      lastYear: sumOf(lastYear),
      span,
      what: words.what,
    }),
    target: null,
    trend: trendPart(byDay, { span, way }, { title: `每日${words.each}`, unit: '件' }),
    shares,
    ranking: requestsRanking(current, at),
    structure: statusPart(current, at),
  };
}

const noDepartment = '您尚未设置部门信息，没有可以展示的数据，请联系管理员进行添加';

function kindsPart(
  { current, before }: Record<'current' | 'before', Requests[]>,
  label: string,
  way: Way,
): Omit<Board['shares'], 'title'> {
  const earlier = new Map(
    sumsBy(before, ({ kindKey }) => kindKey).map((sum) => [sum.key, sum.asked]),
  );
  const whole = sumOf(current).asked;
  const rows = sumsBy(current, ({ kindKey }) => kindKey).map((sum) => {
    const compared = { now: sum.asked, before: earlier.get(sum.key) ?? 0, good: 'less' as const };
    const change = growthOrNone(label, compared);
    return {
      label: sum.rows[0]?.kind ?? sum.key,
      percent: percent(sum.asked, whole),
      change,
      opens: onwards(way, { dimension: 'kind', key: sum.key }),
    };
  });
  return { aside: label, rows };
}

function statusPart(current: Requests[], at: Counted): Board['structure'] {
  const sum = sumOf(current);
  const counts = [
    { label: '已完成', count: sum.done },
    { label: '处理中', count: sum.processing },
    { label: '待受理', count: sum.pending },
    { label: '已退回', count: sum.rejected },
  ];
  return {
    title: '办理进度',
    aside: `共 ${grouped(sum.asked)} 件`,
    parts: counts.map(({ label, count }) => ({
      label,
      percent: percent(count, sum.asked),
      detail: `${grouped(count)} 件`,
    })),
    finding: findingOf(current, at),
  };
}

/** What needs someone's attention first: what is late, else what takes longest. */
function findingOf(current: Requests[], { branches, each }: Counted): string {
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
