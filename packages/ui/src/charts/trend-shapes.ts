import { axisTicks } from './axis-ticks.ts';
import { smoothPath } from './smooth-path.ts';

/**
 * Values of a stretch of days and of the one it is compared with; `current` may end before the last of `days`, and is null
 * where there is no value: a line has a gap there.
 */
export interface TrendValues {
  days: readonly string[];
  current: readonly (number | null)[];
  previous: readonly number[];
  /** Counts of a day are bars; a curve is for money and rates alone, which have values in between. */
  kind: 'line' | 'bars';
  /** Rates close together are seen apart on an axis that begins above zero. */
  isRate?: boolean;
}

/** The shapes of a trend in a box of a given size: paths in the notation of SVG, which a canvas reads as well. */
export interface TrendShapes {
  /** The values of the axis, lowest first; the lines across stand evenly apart. */
  ticks: readonly number[];
  grid: string;
  /** The line of the period, or its bars. */
  current: string;
  /** The ground below the line; empty for bars. */
  area: string;
  previous: string;
  /** The place of each day: its middle, and its heights in both stretches; days to come are at the ground. */
  places: readonly { x: number; current: number; previous: number }[];
}

interface Box {
  width: number;
  height: number;
}

/** Bars leave two fifths of a day's width between them. */
const barShare = 0.6;

export function trendShapes(trend: TrendValues, { width, height }: Box): TrendShapes {
  const { days, current, previous, kind, isRate = false } = trend;
  const ticks = axisTicks([...current.filter((value) => value !== null), ...previous], {
    isWhole: kind === 'bars',
    fromZero: !isRate || kind === 'bars',
  });
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const band = width / Math.max(days.length, 1);
  const heightOf = (value: number) => rounded(height - ((value - least) / (most - least)) * height);
  const places = days.map((_, at) => ({
    x: rounded(band * (at + 0.5)),
    current: heightOf(current[at] ?? 0),
    previous: heightOf(previous[at] ?? 0),
  }));
  const across = ticks.map((tick) => `M0 ${heightOf(tick)}H${width}`).join('');
  const half = rounded((band * barShare) / 2);
  if (kind === 'bars') {
    return {
      ticks,
      grid: across,
      places,
      area: '',
      current: places
        .map(
          ({ x, current: top }) =>
            `M${rounded(x - half)} ${height}V${top}H${rounded(x + half)}V${height}Z`,
        )
        .join(''),
      // A mark at last year's height: a second row of bars would be read as part of this year.
      previous: places
        .filter(({ previous: top }) => top < height)
        .map(({ x, previous: top }) => `M${rounded(x - half)} ${top}H${rounded(x + half)}`)
        .join(''),
    };
  }
  const lines = runsOf(current).map(([from, to]) =>
    places.slice(from, to).map(({ x, current: y }) => ({ x, y })),
  );
  return {
    ticks,
    grid: across,
    places,
    current: lines.map(smoothPath).join(''),
    area: lines
      .map((line) => `${smoothPath(line)}L${line.at(-1)?.x} ${height}L${line[0]?.x} ${height}Z`)
      .join(''),
    previous:
      previous.length === 0 ? '' : smoothPath(places.map(({ x, previous: y }) => ({ x, y }))),
  };
}

/** Returns from where to where values follow one another without a gap. */
function runsOf(values: TrendValues['current']): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const run = runs.at(-1);
    if (run?.[1] === at) run[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
