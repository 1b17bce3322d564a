import type { Board, Figure } from '@portal/contract/analysis';

/** A board as a sheet: its figures, its days and its ranking below one another, as text with a byte order mark. */
export function csvOf(board: Board): string {
  const { current, previous, days, unit } = board.trend;
  const rows = [
    [board.title, board.scope],
    [],
    ...[board.main, ...board.figures].map(figureRow),
    [],
    [board.trend.title, `${current.label}（${unit}）`, `${previous.label}（${unit}）`],
    ...days.map((day, at) => [
      day,
      String(current.values[at] ?? ''),
      String(previous.values[at] ?? ''),
    ]),
    [],
    [board.ranking.title, ...board.ranking.columns],
    ...board.ranking.rows.map(({ label, cells }) => [label, ...cells]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const figureRow = ({ label, prefix, text, unit }: Figure): string[] => [label, prefix + text, unit];

/** A cell that a sheet would take for a formula is marked as text; quotes and commas keep to their cell. */
function cell(text: string): string {
  const isNumber = /^-?[\d,.]+%?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
