import type { Board } from '@portal/contract/analysis/board';

/** Nothing at all to be seen, as where no store is chosen yet. */
export const isBlank = ({ trend, ranking }: Board): boolean =>
  trend.days.length === 0 && ranking.rows.length === 0;
