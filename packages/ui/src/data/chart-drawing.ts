import {
  BarChart,
  type BarSeriesOption,
  HeatmapChart,
  type HeatmapSeriesOption,
  LineChart,
  type LineSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  MarkPointComponent,
  type MarkPointComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
  VisualMapComponent,
  type VisualMapComponentOption,
} from 'echarts/components';
import { type ComposeOption, type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Ink, inkVersion, numerals, readInk } from './chart-ink.ts';
import { themeAttributes } from '../tokens/tokens.ts';

use([BarChart, HeatmapChart, LineChart]);
use([GridComponent, MarkPointComponent, TooltipComponent, VisualMapComponent, CanvasRenderer]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
  | GridComponentOption
  | MarkPointComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

/** A picture in the colours it is given. */
export type Draw = (ink: Ink) => ChartOption;

/** A chart in its box: it may rest while it is hidden, and keeps its state for the next time it is shown. */
export interface Drawing {
  /** Draws unless what is there is up to date, and follows the theme, the paper and the size of its box until called back. */
  follow: (draw: Draw) => () => void;
  /** Tells which place along the axis is pressed, until called back. */
  onPick: (picked: (at: number) => void) => () => void;
  end: () => void;
}

export function createDrawing(element: HTMLElement): Drawing {
  const chart = init(element);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let drawn: { by: Draw; in: string } | undefined;

  const update = (draw: Draw): void => {
    const inkNow = inkVersion();
    if (drawn?.by === draw && drawn.in === inkNow) return;
    // The entrance is played once.
    const animation = !isStill && drawn === undefined;
    chart.setOption({ animation, animationDuration: 500, ...draw(readInk()) }, { notMerge: true });
    drawn = { by: draw, in: inkNow };
  };
  const fit = (): void => {
    const { clientWidth, clientHeight } = element;
    const isFitting = chart.getWidth() === clientWidth && chart.getHeight() === clientHeight;
    if (!isFitting && clientWidth > 0) chart.resize();
  };

  function follow(draw: Draw): () => void {
    const over = new AbortController();
    const sizes = new ResizeObserver(fit);
    const theme = new MutationObserver(() => update(draw));
    // Printing does not wait for the next frame: size and ink are the paper's at once, and the screen's again after it.
    const fitPaper = (): void => {
      fit();
      update(draw);
      chart.getZr().flush();
    };
    const start = (): void => {
      if (over.signal.aborted) return;
      update(draw);
      sizes.observe(element);
      matchMedia('print').addEventListener('change', fitPaper, { signal: over.signal });
      theme.observe(document.documentElement, { attributeFilter: themeAttributes });
    };
    document.fonts.load(`500 12px ${numerals}`).then(start, start);
    return () => {
      over.abort();
      sizes.disconnect();
      theme.disconnect();
    };
  }
  return { follow, onPick: (picked) => followPicks(chart, picked), end: () => chart.dispose() };
}

interface Press {
  offsetX: number;
  offsetY: number;
  event: object;
}

/** A finger asks by touching what is there, so that opens nothing. */
function followPicks(chart: EChartsType, picked: (at: number) => void): () => void {
  const zr = chart.getZr();
  const isInside = ({ offsetX, offsetY }: Press) => chart.containPixel('grid', [offsetX, offsetY]);
  const press = (at: Press): void => {
    if ('changedTouches' in at.event || !isInside(at)) return;
    picked(chart.convertFromPixel({ xAxisIndex: 0 }, at.offsetX));
  };
  const move = (at: Press): void => zr.setCursorStyle(isInside(at) ? 'pointer' : 'default');
  zr.on('click', press);
  zr.on('mousemove', move);
  return () => {
    zr.off('click', press);
    zr.off('mousemove', move);
  };
}
