import type { Board } from '@portal/contract/analysis/board';
import { pictureOf } from '@portal/ui/data/chart-drawing';
import { lines } from '../board/TrendChart.tsx';
import { drawDelta } from './figures.ts';
import type { Area, Pen } from './pen.ts';

export const chartHeight = 348;

/** The days as lines, this period's and that it is compared with. */
export function drawTrend(
  pen: Pen,
  area: Area,
  { trend, scale }: { trend: Board['trend']; scale: number },
): void {
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
  const size = { width: width - 32, height: height - 56 - 14 };
  const chart = pictureOf((ink) => lines(ink, trend), pen.ink, { ...size, scale });
  pen.on.drawImage(chart, x + 16, top, size.width, size.height);
}

/** Parts of a whole as bars, the longest as wide as there is room. */
export function drawShares(pen: Pen, area: Area, { title, aside, rows }: Board['shares']): void {
  const { ink, text, bar } = pen;
  const { x, width, height } = area;
  const top = pen.panel(area, title, aside);
  const most = Math.max(...rows.map(({ percent }) => percent), 1);
  const step = Math.min((height - 56 - 12) / Math.max(rows.length, 1), 46);
  const room = width - 40 - 84 - 130;
  rows.forEach(({ label, percent, change }, at) => {
    const middle = top + step * (at + 0.5);
    const base = middle + 5;
    text(label, x + 20, base, { size: 13, color: ink.text, most: 76 });
    const bed = { x: x + 104, y: middle - 7, width: room, height: 14 };
    bar(bed, ink.surface3);
    bar({ ...bed, width: (percent / most) * room }, ink.accent);
    const right = x + width - 20;
    const figure = { size: 13, color: ink.text, align: 'right', isNumber: true } as const;
    text(`${percent}%`, right - 72, base, { ...figure, weight: 500 });
    drawDelta(pen, change, { x: right, y: base, align: 'right' });
  });
}
