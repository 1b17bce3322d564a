import type { Board } from '@portal/contract/analysis/board';

/** All rows of a ranking, the last of them without a rank where it stands for all others. */
export const rankedRows = ({ rows, others }: Board['ranking']) => [
  ...rows.map((row, at) => ({ ...row, rank: String(at + 1) })),
  ...(others ? [{ ...others, opens: null, rank: '' }] : []),
];
