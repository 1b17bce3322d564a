import type { Board, Period } from '@portal/contract/analysis/board';

export const periods: readonly { value: Period; label: string }[] = [
  { value: 'day', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
];

/** Returns whether a board has nothing to show, as where no store is chosen yet. */
export const isBlank = ({ trend, ranking }: Board): boolean =>
  trend.days.length === 0 && ranking.rows.length === 0;

/** The name of a board outside its page: its title, and the path to the part it shows. */
export const headingOf = ({ title, trail }: Board): string =>
  [title, ...trail.map(({ label }) => label)].join(' › ');

/** All rows of a ranking, the last of them without a rank where it stands for all others. */
export const rankedRows = ({ rows, others }: Board['ranking']) => [
  ...rows.map((row, at) => ({ ...row, rank: String(at + 1) })),
  ...(others ? [{ ...others, opens: null, rank: '' }] : []),
];
