import type { Board } from '@portal/contract/analysis/board';
import { rankedRows } from '../board-data.ts';
import { linesOf, type Area, type Pen } from './pen.ts';

const rowHeight = 40;
const nameShare = 0.34;

export const rankingHeight = ({ rows, others }: Board['ranking']): number =>
  56 + 32 + (rows.length + (others ? 1 : 0)) * rowHeight + 8;

/** The ranking as a table; its measures share what its names leave. */
export function drawRanking(pen: Pen, area: Area, ranking: Board['ranking']): void {
  const { ink, text } = pen;
  const { x, width } = area;
  const { title, columns } = ranking;
  const top = pen.panel(area, title);
  const [named = '', ...measures] = columns;
  const names = { x: x + 56, most: (width - 76) * nameShare };
  const each = (width - 76 - names.most) / Math.max(measures.length, 1);
  const rightOf = (column: number) => names.x + names.most + each * (column + 1);
  const head = { size: 12, color: ink.text3 };
  text('#', x + 20, top + 16, head);
  text(named, names.x, top + 16, head);
  measures.forEach((measure, column) =>
    text(measure, rightOf(column), top + 16, { ...head, align: 'right', most: each - 8 }),
  );
  rankedRows(ranking).forEach(({ label, cells, rank }, at) => {
    const y = top + 32 + at * rowHeight;
    pen.line([x + 1, y], [x + width - 1, y], ink.line);
    const base = y + 25;
    const color = at < 3 ? ink.stitch : ink.text3;
    text(rank, x + 20, base, { size: 13, color, isNumber: true, weight: 500 });
    text(label, names.x, base, { size: 13, color: ink.text, most: names.most });
    const figure = { size: 13, color: ink.text, isNumber: true, align: 'right' } as const;
    cells.forEach((cell, column) => text(cell, rightOf(column), base, { ...figure, weight: 500 }));
  });
}

export const structureHeight = ({ parts, finding }: Board['structure']): number =>
  56 + 56 + parts.length * 30 + (finding ? 100 : 16);

/** Draws the parts of a whole and the finding about it. */
export function drawStructure(pen: Pen, area: Area, structure: Board['structure']): void {
  const { ink, on, text, bar } = pen;
  const { x, width } = area;
  const { title, aside, parts, finding } = structure;
  const top = pen.panel(area, title, aside);
  const inner = width - 40;
  const colors = [ink.accent, `color-mix(in srgb, ${ink.accent} 48%, white)`, '#c9d0da', ink.text];
  const whole = parts.reduce((sum, { percent }) => sum + percent, 0) || 1;
  let at = x + 20;
  parts.forEach(({ label, percent, detail }, nth) => {
    const color = colors[Math.min(nth, colors.length - 1)] ?? ink.text;
    const part = (percent / whole) * inner;
    bar({ x: at, y: top, width: part - 2, height: 30 }, color);
    at += part;
    const base = top + 64 + nth * 30;
    bar({ x: x + 20, y: base - 10, width: 10, height: 10 }, color);
    text(label, x + 40, base, { size: 13, color: ink.text });
    const figure = { size: 13, isNumber: true, align: 'right' } as const;
    text(`${percent.toFixed(1)}%`, x + width - 130, base, {
      ...figure,
      color: ink.text,
      weight: 500,
    });
    text(detail, x + width - 20, base, { ...figure, color: ink.text3 });
  });
  const below = top + 56 + parts.length * 30;
  if (!finding) return;
  on.setLineDash([4, 3]);
  pen.line([x + 20, below], [x + width - 20, below], ink.line);
  on.setLineDash([]);
  text('', x, below, { size: 13, color: ink.text2 });
  linesOf(on, finding, inner).forEach((words, nth) =>
    text(words, x + 20, below + 28 + nth * 22, { size: 13, color: ink.text2 }),
  );
}
