import type { Board, Change, Figure } from '@portal/contract/analysis/board';
import { deltaText } from '@portal/ui/data/delta-text';
import type { Area, Pen } from './pen.ts';

type Figures = Pick<Board, 'main' | 'target' | 'figures'>;

const columns = 3;
const mainWidth = 440;
const cellHeight = 96;

export const figuresHeight = ({ figures, target }: Figures): number =>
  Math.max(Math.ceil(figures.length / columns) * cellHeight, target ? 196 : 140);

/** The main figure with the way to its target, and the others beside it. */
export function drawFigures(pen: Pen, area: Area, { main, target, figures }: Figures): void {
  const { x, y, width, height } = area;
  pen.panel(area);
  drawFigure(pen, main, { x: x + 24, y: y + 36, size: 42 });
  if (target) drawTarget(pen, { x: x + 24, y: y + 136, width: mainWidth - 48, height: 24 }, target);
  const cell = {
    width: (width - mainWidth) / columns,
    height: height / Math.max(Math.ceil(figures.length / columns), 1),
  };
  figures.forEach((figure, at) => {
    const left = x + mainWidth + (at % columns) * cell.width;
    const top = y + Math.floor(at / columns) * cell.height;
    pen.line([left, top], [left, top + cell.height], pen.ink.line);
    if (top > y) pen.line([left, top], [left + cell.width, top], pen.ink.line);
    drawFigure(pen, figure, { x: left + 20, y: top + 28, size: 24 });
  });
}

function drawFigure(
  { text, ...pen }: Pen,
  figure: Figure,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { ink } = pen;
  const small = { size: Math.round(size * 0.54), color: ink.text3 };
  text(figure.label, x, y, { size: size > 30 ? 14 : 13, color: ink.text2 });
  const base = y + size + 8;
  let at = x;
  if (figure.prefix) at += text(figure.prefix, at, base, small) + 4;
  at += text(figure.text, at, base, { size, color: ink.text, weight: 600, isNumber: true }) + 5;
  text(figure.unit, at, base, small);
  let after = x;
  for (const change of figure.changes) {
    after += drawChange({ text, ...pen }, change, { x: after, y: base + 22 }) + 18;
  }
}

/** A change with its name; answers its width. */
function drawChange(pen: Pen, change: Change, { x, y }: { x: number; y: number }): number {
  const name = pen.text(change.label, x, y, { size: 12, color: pen.ink.text3 }) + 6;
  return name + drawDelta(pen, change, { x: x + name, y });
}

/** Its sign is its direction, its colour its meaning; answers its width. */
export function drawDelta(
  { ink, text }: Pen,
  { value, unit, isGood }: Pick<Change, 'value' | 'unit' | 'isGood'>,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' },
): number {
  const sign = value === 0 ? '' : value > 0 ? '↑ +' : '↓ −';
  const color = value === 0 ? ink.text2 : isGood ? ink.good : ink.bad;
  const said = sign + deltaText(value, unit);
  return text(said, x, y, { size: 12, color, isNumber: true, weight: 500, align });
}

/** Draws the progress to the target, with the time that has passed as a dashed line. */
function drawTarget(pen: Pen, area: Area, target: NonNullable<Board['target']>): void {
  const { ink, on, text, bar } = pen;
  const { x, y, width, height } = area;
  const along = (percent: number) => (Math.min(Math.max(percent, 0), 120) / 120) * width;
  on.globalAlpha = 0.12;
  bar(area, ink.stitch, 4);
  on.globalAlpha = 0.4;
  bar({ x, y, width: along(target.reached), height }, ink.stitch, 4);
  on.globalAlpha = 1;
  on.setLineDash([4, 3]);
  pen.line([x + along(target.elapsed), y], [x + along(target.elapsed), y + height], ink.bad);
  on.setLineDash([]);
  const note = { size: 12, color: ink.text3 };
  const words = `${target.label}，达成 ${target.reached.toFixed(1)}%`;
  text(words, x, y + height + 20, note);
  const passed = `时间进度 ${target.elapsed.toFixed(1)}%`;
  text(passed, x + width, y + height + 20, { ...note, align: 'right' });
}
