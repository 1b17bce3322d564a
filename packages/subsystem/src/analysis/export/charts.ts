import type { Board } from '@portal/contract/analysis/board';
import { trendShapes } from '@portal/ui/charts/trend-shapes';
import { valuesOf } from '../board/Trend.tsx';
import { drawDelta } from './figures.ts';
import type { Area, Pen } from './pen.ts';

export const chartHeight = 348;

/** Draws the days of this period beside those it is compared with, as the page does. */
export function drawTrend(pen: Pen, area: Area, trend: Board['trend']): void {
  const { x, y, width, height } = area;
  const { title, unit, current, previous } = trend;
  const top = pen.panel(area, unit ? `${title}（${unit}）` : title);
  let right = x + width - 20;
  for (const [label, color, dash] of [
    [previous.label, pen.ink.text3, [4, 3]],
    [current.label, pen.ink.accent, []],
  ] as const) {
    right -= pen.text(label, right, y + 36, { size: 12, color: pen.ink.text3, align: 'right' }) + 6;
    pen.on.setLineDash(dash);
    pen.line([right - 16, y + 32], [right, y + 32], color);
    pen.on.setLineDash([]);
    right -= 32;
  }
  const plot = { x: x + 76, y: top + 8, width: width - 96, height: height - 56 - 48 };
  drawDays(pen, plot, trend);
}

/** Days with a name below the axis. */
const namedMost = 10;

function drawDays({ ink, on, text }: Pen, plot: Area, trend: Board['trend']): void {
  const values = valuesOf(trend);
  const { ticks, grid, area, current, previous, places } = trendShapes(values, plot);
  const label = { size: 12, color: ink.text3, isNumber: true } as const;
  ticks.forEach((tick, nth) => {
    const y = plot.y + plot.height * (1 - nth / (ticks.length - 1)) + 4;
    text(tick.toLocaleString('en-US'), plot.x - 10, y, { ...label, align: 'right' });
  });
  const step = Math.ceil(values.days.length / namedMost);
  values.days.forEach((day, at) => {
    const x = plot.x + (places[at]?.x ?? 0);
    if (at % step === 0) text(day, x, plot.y + plot.height + 24, { ...label, align: 'center' });
  });
  on.save();
  on.translate(plot.x, plot.y);
  stroke(on, grid, { color: ink.line, width: 1, dash: [3, 4] });
  on.fillStyle = ink.accent;
  on.globalAlpha = 0.07;
  fill(on, new Path2D(area));
  on.globalAlpha = 1;
  const isLine = values.kind === 'line';
  if (isLine) stroke(on, current, { color: ink.accent, width: 2.5 });
  else fill(on, new Path2D(current));
  stroke(on, previous, { color: ink.text3, width: isLine ? 1.5 : 2, dash: isLine ? [5, 4] : [] });
  on.restore();
}

function fill(on: CanvasRenderingContext2D, shape: Path2D): void {
  on.fill(shape);
}

function stroke(
  on: CanvasRenderingContext2D,
  path: string,
  { color, width, dash = [] }: { color: string; width: number; dash?: number[] },
): void {
  on.strokeStyle = color;
  on.lineWidth = width;
  on.setLineDash(dash);
  on.stroke(new Path2D(path));
  on.setLineDash([]);
}

/** Parts of a whole as bars, the longest as wide as there is room. */
export function drawShares(pen: Pen, area: Area, { title, aside, rows }: Board['shares']): void {
  const { ink, text, bar } = pen;
  const { x, width, height } = area;
  const top = pen.panel(area, title, aside);
  const most = Math.max(...rows.map(({ percent }) => percent), 1);
  const step = Math.min((height - 56 - 12) / Math.max(rows.length, 1), 46);
  const room = width - 40 - 84 - 130;
  rows.forEach(({ label, percent, change, isCompared = true }, at) => {
    const middle = top + step * (at + 0.5);
    const base = middle + 5;
    text(label, x + 20, base, { size: 13, color: ink.text, most: 76 });
    const bed = { x: x + 104, y: middle - 7, width: room, height: 14 };
    bar(bed, ink.surface3);
    bar({ ...bed, width: (percent / most) * room }, ink.accent);
    const right = x + width - 20;
    const figure = { size: 13, color: ink.text, align: 'right', isNumber: true } as const;
    text(`${percent.toFixed(1)}%`, right - 72, base, { ...figure, weight: 500 });
    if (aside && isCompared) drawDelta(pen, change, { x: right, y: base, align: 'right' });
  });
}
