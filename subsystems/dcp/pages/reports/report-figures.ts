import type { ReportRow } from '@portal/contract/analysis/sales-reports';

/** A row with the figures that follow from it; shares and changes in percent, null where there is nothing to compare. */
export interface ReportFigures extends ReportRow {
  rank: number;
  share: number | null;
  change: number | null;
  changeOfYear: number | null;
  reached: number | null;
  perOrder: number | null;
}

/** The figure by which rows are ordered. */
export type ReportOrder = 'amount' | 'changeOfYear' | 'reached';

/** Returns the rows with their figures, the highest first; rows without the figure come last. `whole` is what they share. */
export function figuresOf(
  rows: readonly ReportRow[],
  order: ReportOrder,
  whole: number,
): ReportFigures[] {
  return rows
    .map((row) => ({
      ...row,
      share: whole === 0 ? null : (row.amount * 100) / whole,
      change: growth(row.amount, row.before),
      changeOfYear: growth(row.amount, row.lastYear),
      reached: row.target ? (row.amount * 100) / row.target : null,
      perOrder: row.orders ? row.amount / row.orders : null,
    }))
    .toSorted((a, b) => (b[order] ?? -Infinity) - (a[order] ?? -Infinity))
    .map((row, at) => ({ ...row, rank: at + 1 }));
}

/** Sums up all rows as one. */
export function totalOf(rows: readonly ReportRow[]): ReportRow {
  const sumOf = (of: (row: ReportRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const hasTarget = rows.some(({ target }) => target !== null);
  const hasOrders = rows.some(({ orders }) => orders !== null);
  return {
    key: '',
    name: '合计',
    amount: sumOf(({ amount }) => amount),
    before: sumOf(({ before }) => before),
    lastYear: sumOf(({ lastYear }) => lastYear),
    target: hasTarget ? sumOf(({ target }) => target ?? 0) : null,
    orders: hasOrders ? sumOf(({ orders }) => orders ?? 0) : null,
    units: sumOf(({ units }) => units),
  };
}

const growth = (now: number, then: number): number | null =>
  then === 0 ? null : ((now - then) * 100) / then;

const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });
/** Yuan in units of 10,000 with one decimal. */
export const wan = (yuan: number): string => (yuan / 10_000).toFixed(1);
export const grouped = (value: number): string => format.format(value);
