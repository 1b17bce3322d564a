import type { Board } from '@portal/contract/analysis/board';
import type { Branches } from '../department-tree.ts';
import { grouped, percent, share } from '../figures.ts';
import { type Counts, sumOf } from './requests-figures.ts';
import type { Requests } from './requests-store.ts';
import { drillInto, type DrillDownPath } from '../../drill-down/drill-down-path.ts';

/** The departments to group by, the word for one request, and the part of the board to show. */
export interface RequestsView {
  branches: Branches;
  each: string;
  path: DrillDownPath;
}

const rankedMost = 8;

/** Sums up the rows that share a key, largest first. */
export const sumsBy = (rows: Requests[], of: (row: Requests) => string) =>
  [...Map.groupBy(rows, of)]
    .map(([key, own]) => ({ key, rows: own, ...sumOf(own) }))
    .toSorted((a, b) => b.total - a.total);

/** Sums up rows by the departments of one level, each with all below it. */
export const departmentSums = (rows: Requests[], { branchOf }: Branches) =>
  [...Map.groupBy(rows, ({ department }) => branchOf.get(department))]
    .map(([branch, own]) => ({
      label: branch?.label ?? '',
      key: branch?.key ?? null,
      ...sumOf(own),
    }))
    .toSorted((a, b) => b.total - a.total);

/** Ranks departments, or kinds of requests if there is a single department. */
export function requestsRanking(current: Requests[], at: RequestsView): Board['ranking'] {
  const { branches, each, path } = at;
  const columns = [`${each}（件）`, '已完成', '按时率', '平均用时'];
  if (branches.codes.length === 1) {
    const sums = sumsBy(current, ({ kindKey }) => kindKey);
    const rows = sums.map((sum) => ({
      label: sum.rows[0]?.kind ?? sum.key,
      cells: cellsOf(sum),
      opens: drillInto(path, { dimension: 'kind', key: sum.key }),
    }));
    return { title: '类型排行', columns: ['类型', ...columns], rows, others: null };
  }
  const sums = departmentSums(current, branches);
  const [shown, rest] = [sums.slice(0, rankedMost), sums.slice(rankedMost)];
  return {
    title: '部门排行',
    columns: ['部门', ...columns],
    rows: shown.map((sum) => ({
      label: sum.label,
      cells: cellsOf(sum),
      opens: sum.key === null ? null : drillInto(path, { dimension: 'department', key: sum.key }),
    })),
    others:
      rest.length > 0 ? { label: `其余 ${rest.length} 个部门`, cells: cellsOf(sumOf(rest)) } : null,
  };
}

const cellsOf = (sum: Counts): string[] => [
  grouped(sum.total),
  grouped(sum.done),
  `${grouped(percent(sum.onTime, sum.done + sum.rejected))}%`,
  `${grouped(share(sum.hours, sum.done + sum.rejected), 1)} 小时`,
];
