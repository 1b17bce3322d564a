import { type PointerEvent, useMemo, useState } from 'react';
import { type TrendValues, trendShapes } from './trend-shapes.ts';
import './trend-chart.css';

interface TrendChartProps extends TrendValues {
  /** The picture in a sentence, for screen readers. */
  label: string;
  unit: string;
  /** The names of the two stretches; without an earlier one its name is left out, and its values are none. */
  names: { current: string; previous?: string };
  /** A day was pressed with a mouse, counted from 0; with a finger one only asks for its values. */
  onPick?: ((at: number) => void) | undefined;
}

/** The shapes are as wide as their place on the page; drawn in these units, they need no measuring. */
const box = { width: 1_000, height: 240 };

/** Names below the axis: of days, and of moments such as `11/29 02:25`. On a phone there is room for half of them. */
const namedMost = { short: 10, long: 6 } as const;
const shortMost = 8; // characters

/**
 * Daily values against those of an earlier stretch. Drawn by the style sheet's colours in SVG of the page itself: it
 * comes with the figures, and theme, paper and window size need no code.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, days, current, previous, kind, isRate = false, onPick } = props;
  const shapes = useMemo(
    () => trendShapes({ days, current, previous, kind, isRate }, box),
    [days, current, previous, kind, isRate],
  );
  const [pointed, setPointed] = useState<number>();
  const dayAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * days.length);
    return Math.min(Math.max(at, 0), days.length - 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of the page itself is no <img>
    <div className="ui-trend" role="img" aria-label={label}>
      <div className="ui-trend-scale num">
        {shapes.ticks.map((tick) => (
          <span key={tick}>{tick.toLocaleString('en-US')}</span>
        ))}
      </div>
      <div
        className="ui-trend-plot"
        data-opens={onPick !== undefined}
        onPointerMove={(event) => setPointed(dayAt(event))}
        onPointerLeave={() => setPointed(undefined)}
        onPointerUp={(event) => {
          if (event.pointerType === 'mouse' && event.button === 0) onPick?.(dayAt(event));
        }}
      >
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
          <path className="ui-trend-grid" d={shapes.grid} />
          <path className="ui-trend-area" d={shapes.area} />
          {kind === 'line' && <path className="ui-trend-previous" d={shapes.previous} />}
          <path className={`ui-trend-current ui-trend-${kind}`} d={shapes.current} />
          {kind === 'bars' && <path className="ui-trend-previous" d={shapes.previous} />}
        </svg>
        {pointed !== undefined && (
          <Pointed {...props} at={pointed} place={shapes.places[pointed]} />
        )}
      </div>
      <DayNames days={days} />
    </div>
  );
}

function DayNames({ days }: { days: readonly string[] }) {
  const isLong = (days[0] ?? '').length > shortMost;
  const step = Math.ceil(days.length / (isLong ? namedMost.long : namedMost.short));
  return (
    <div className="ui-trend-days num">
      {days.map((day, at) => (
        <span key={day} data-seen={at % (2 * step) === 0 ? 'always' : 'wide'}>
          {at % step === 0 && day}
        </span>
      ))}
    </div>
  );
}

interface PointedProps extends TrendChartProps {
  at: number;
  place: { x: number; current: number; previous: number } | undefined;
}

/** The day below the pointer, with its values. */
function Pointed({ at, place, days, unit, names, current, previous, kind }: PointedProps) {
  if (!place) return null;
  const digits = kind === 'bars' ? 0 : 1;
  const said = (value: number | null | undefined) =>
    value?.toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }) ?? '—';
  const left = `${(place.x / box.width) * 100}%`;
  return (
    <>
      <i className="ui-trend-pointed" style={{ left }} />
      {kind === 'line' && typeof current[at] === 'number' && (
        <i
          className="ui-trend-dot"
          style={{ left, top: `${(place.current / box.height) * 100}%` }}
        />
      )}
      <div
        className="ui-trend-values"
        data-side={at < days.length / 2 ? 'right' : 'left'}
        style={{ left }}
      >
        <b className="num">{days[at]}</b>
        {(
          [
            [names.current, current],
            [names.previous, previous],
          ] as const
        ).map(
          ([name, values]) =>
            name !== undefined && (
              <p key={name}>
                {name}
                <span>
                  <span className="num">{said(values[at])}</span> {unit}
                </span>
              </p>
            ),
        )}
      </div>
    </>
  );
}
