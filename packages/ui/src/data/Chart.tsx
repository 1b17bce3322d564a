import { useCallback, useEffect, useRef } from 'react';
import { createDrawing, type Draw, type Drawing } from './chart-drawing.ts';
import { useUnmount } from '../hooks/use-unmount.ts';

export type { ChartOption } from './chart-drawing.ts';

interface ChartProps {
  /** The picture in a sentence, for screen readers. */
  label: string;
  /** Pixels. */
  height: number;
  /** The picture in the given colours. Another function draws it again, so keep it (useCallback). */
  draw: Draw;
  /** A place along the axis was pressed, counted from 0. Keep it, as `draw`. */
  onPick?: (at: number) => void;
}

/** A canvas keeps its colours where a palette is forced on the page, so it keeps its ground too. */
const unforced = { forcedColorAdjust: 'none', background: 'var(--surface)' } as const;

/** A drawn chart: lines, bars or a heat map. Load it lazily, it is as large as the shell. */
export function Chart({ label, height, draw, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  // Kept while its page is hidden behind another: drawn again each time, it would be seen to come.
  const drawing = useRef<Drawing>(undefined);
  useEffect(() => {
    if (!box.current) return undefined;
    drawing.current ??= createDrawing(box.current);
    return drawing.current.follow(draw);
  }, [draw]);
  useEffect(() => (onPick ? drawing.current?.onPick(onPick) : undefined), [onPick]);
  const end = useCallback(() => drawing.current?.end(), []);
  useUnmount(end);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas drawn again and again is no <img>
  return <div ref={box} role="img" aria-label={label} style={{ ...unforced, height }} />;
}
