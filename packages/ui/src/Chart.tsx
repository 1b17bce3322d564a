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
import { type ComposeOption, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type RefObject, useEffect, useRef } from 'react';
import { type Ink, numerals, readInk } from './chart-ink.ts';

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

interface ChartProps {
  /** What there is to be seen, in a sentence: it is read out instead of the picture. */
  label: string;
  /** Pixels. */
  height: number;
  /** The picture in the colours it is given. Drawn anew when it is another function, so keep it (useCallback). */
  draw: (ink: Ink) => ChartOption;
}

/** A canvas keeps its colours where a palette is forced on the page, so it keeps its ground too. */
const unforced = { forcedColorAdjust: 'none', background: 'var(--surface)' } as const;

/** A drawn chart: lines, bars or a heat map. Load it lazily, it is as large as the shell. */
export function Chart({ label, height, draw }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  // The entrance is played once, not each time a hidden page is shown again.
  const wasDrawn = useRef(false);
  useEffect(() => {
    const element = box.current;
    return element ? keepDrawn(element, draw, wasDrawn) : undefined;
  }, [draw]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas drawn again and again is no <img>
  return <div ref={box} role="img" aria-label={label} style={{ ...unforced, height }} />;
}

/** Draws, follows the theme and the size of its box, and lets go of everything when it is called back. */
function keepDrawn(
  element: HTMLElement,
  draw: (ink: Ink) => ChartOption,
  wasDrawn: RefObject<boolean>,
): () => void {
  const chart = init(element);
  const isStill = wasDrawn.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const redraw = (animation: boolean) =>
    chart.setOption({ animation, animationDuration: 500, ...draw(readInk()) }, { notMerge: true });

  const sizes = new ResizeObserver(() => chart.resize());
  const theme = new MutationObserver(() => redraw(false));
  const paper = matchMedia('print');
  // Printing does not wait for the next frame: size and ink are the paper's at once, and the screen's again after it.
  const fitPaper = () => {
    chart.resize();
    redraw(false);
    chart.getZr().flush();
  };
  const start = () => {
    if (chart.isDisposed()) return;
    redraw(!isStill);
    wasDrawn.current = true;
    sizes.observe(element);
    paper.addEventListener('change', fitPaper);
    theme.observe(document.documentElement, {
      attributeFilter: ['data-scheme', 'data-dye', 'style'],
    });
  };
  document.fonts.load(`500 12px ${numerals}`).then(start, start);

  return () => {
    sizes.disconnect();
    paper.removeEventListener('change', fitPaper);
    theme.disconnect();
    chart.dispose();
  };
}
