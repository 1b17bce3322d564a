import type { Board } from '@portal/contract/analysis';
import type { Database } from '#platform/database';
import type { Asked } from './asked.ts';
import { emptyBoard } from './empty-board.ts';
import { growthOrNone, grouped, percent, share } from './figures.ts';
import { requestsFigures, sumOf } from './requests-figures.ts';
import {
  departmentName,
  departmentsOf,
  type Requests,
  requestsByDay,
  requestsWithin,
} from './requests-store.ts';
import { spanOf, trendOf } from './span.ts';
import { trendPart } from './trend.ts';

const rankedMost = 6;

/** How a system speaks of what is asked of it, and the dictionary its kinds are in. */
interface Words {
  kinds: string;
  what: string;
  each: string;
}

const service: Words = { kinds: 'service_kind', what: '服务申请', each: '申请' };
const legal: Words = { kinds: 'legal_kind', what: '法务事项', each: '事项' };

/** What a person's departments, and those below them, asked of the system's people. No department, no figures. */
export async function requestsBoard(db: Database, asked: Asked): Promise<Board> {
  const { title, period, now, today, system } = asked;
  const words = system === 'lms' ? legal : service;
  const orgCodes = await departmentsOf(db, asked.personId);
  const [first] = orgCodes;
  if (first === undefined) return emptyBoard({ title, scope: noDepartment, main: words.what });
  const span = spanOf(period, today);
  const trend = trendOf(span);
  const reach = { system, kinds: words.kinds, orgCodes };
  const within = (stretch: typeof span.current) => requestsWithin(db, reach, { stretch, now });
  const [name, current, before, lastYear, byDay] = await Promise.all([
    departmentName(db, first),
    within(span.current),
    within(span.before),
    within(span.lastYear),
    requestsByDay(db, reach, [trend.current, trend.lastYear]),
  ]);
  return {
    title,
    scope: `${name}${orgCodes.length > 1 ? ` 等 ${orgCodes.length} 个部门` : ''}，数据截至 ${today}`,
    ...requestsFigures({
      now: sumOf(current),
      before: sumOf(before),
      lastYear: sumOf(lastYear),
      span,
      what: words.what,
    }),
    target: null,
    trend: trendPart(byDay, span, { title: `每日${words.each}`, unit: '件' }),
    shares: { title: `${words.each}类型占比`, ...kindsPart(current, before, span.againstBefore) },
    ranking: departmentsPart(current, words.each),
    structure: statusPart(current, words.each),
  };
}

const noDepartment = '您尚未设置部门信息，没有可以展示的数据，请联系管理员进行添加';

/** The rows that share a name, added up, the largest first. */
const sumsBy = (rows: Requests[], of: (row: Requests) => string) =>
  [...Map.groupBy(rows, of)]
    .map(([label, own]) => ({ label, ...sumOf(own) }))
    .toSorted((a, b) => b.asked - a.asked);

function kindsPart(
  current: Requests[],
  before: Requests[],
  label: string,
): Omit<Board['shares'], 'title'> {
  const earlier = new Map(sumsBy(before, ({ kind }) => kind).map((sum) => [sum.label, sum.asked]));
  const whole = sumOf(current).asked;
  const rows = sumsBy(current, ({ kind }) => kind).map((sum) => {
    const compared = { now: sum.asked, before: earlier.get(sum.label) ?? 0, good: 'less' as const };
    const change = growthOrNone(label, compared);
    return { label: sum.label, percent: percent(sum.asked, whole), change };
  });
  return { aside: label, rows };
}

const departmentsPart = (current: Requests[], each: string): Board['ranking'] => ({
  title: '部门排行',
  columns: ['部门', `${each}（件）`, '已完成', '按时率', '平均用时'],
  rows: sumsBy(current, ({ department }) => department)
    .slice(0, rankedMost)
    .map((sum) => ({
      label: sum.label,
      cells: [
        grouped(sum.asked),
        grouped(sum.done),
        `${grouped(percent(sum.onTime, sum.done + sum.rejected))}%`,
        `${grouped(share(sum.hours, sum.done + sum.rejected), 1)} 小时`,
      ],
    })),
});

function statusPart(current: Requests[], each: string): Board['structure'] {
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
    finding: findingOf(current, each),
  };
}

/** What needs someone's attention first: what is late, else what takes longest. */
function findingOf(current: Requests[], each: string): string {
  const [late] = sumsBy(current, ({ department }) => department).toSorted(
    (a, b) => b.overdue - a.overdue,
  );
  const overdue = sumOf(current).overdue;
  if (late && overdue > 0) {
    return `${overdue} 件${each}已超过时限仍未办结，其中${late.label} ${late.overdue} 件。`;
  }
  const [slowest] = sumsBy(current, ({ kind }) => kind)
    .map((sum) => ({ label: sum.label, hours: share(sum.hours, sum.done + sum.rejected) }))
    .toSorted((a, b) => b.hours - a.hours);
  if (!slowest || slowest.hours === 0) return '';
  return `没有超时的${each}；${slowest.label}类用时最长，平均 ${grouped(slowest.hours, 1)} 小时。`;
}
