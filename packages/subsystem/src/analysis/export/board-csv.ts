import type { Board, Figure } from '@portal/contract/analysis/board';
import { csvOf } from '@portal/contract/csv';
import { headingOf, rankedRows } from '../board-data.ts';

/** A board as a sheet: its figures, its days and its ranking below one another. */
export function boardCsv(board: Board): string {
  return csvOf([
    [headingOf(board), board.scope],
    [],
    ...[board.main, ...board.figures].map(figureRow),
    [],
    ...(board.few ? fewRows(board.few) : partRows(board)),
  ]);
}

const fewRows = ({ words, lists }: NonNullable<Board['few']>): string[][] => [
  [words],
  ...lists.map(({ label, count }) => [label, String(count), '份']),
];

function partRows(board: Board): string[][] {
  const { current, previous, days, unit } = board.trend;
  return [
    [board.trend.title, `${current.label}（${unit}）`, `${previous.label}（${unit}）`],
    ...days.map((day, at) => [
      day,
      String(current.values[at] ?? ''),
      String(previous.values[at] ?? ''),
    ]),
    [],
    [board.ranking.title, ...board.ranking.columns],
    ...rankedRows(board.ranking).map(({ label, cells }) => [label, ...cells]),
  ];
}

const figureRow = ({ label, prefix, text, unit }: Figure): string[] => [label, prefix + text, unit];
