import './tape.css';

/** A tape goes a fifth beyond its target, in percent, with a tick at every second one. */
const length = 120;
const ticks = Array.from({ length: length / 2 - 1 }, (_, index) => (index + 1) * 2);
const numbers = [20, 40, 60, 80, 100];

const heightOf = (tick: number): number => (tick % 20 === 0 ? 7 : tick % 10 === 0 ? 5 : 2.6);
const ticksPath = ticks.map((tick) => `M${tick} 0V${heightOf(tick)}`).join('');
const along = (percent: number): string =>
  `${(Math.min(Math.max(percent, 0), length) / length) * 100}%`;

interface TapeProps {
  /** The measure's name, read out with both figures. */
  label: string;
  /** Progress towards the target, in percent. */
  value: number;
  /** The share of the time that is over, in percent: a dashed line across. */
  elapsed?: number | undefined;
}

/** A measuring tape: how far it is to the main target. There is one on a page. */
export function Tape({ label, value, elapsed }: TapeProps) {
  const said = elapsed === undefined ? '' : `，时间进度 ${elapsed.toFixed(1)}%`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of boxes is no <img>
    <div className="ui-tape" role="img" aria-label={`${label} ${value.toFixed(1)}%${said}`}>
      <span className="ui-tape-fill" style={{ width: along(value) }} />
      <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticksPath} vectorEffect="non-scaling-stroke" />
      </svg>
      {elapsed !== undefined && (
        <span className="ui-tape-elapsed" style={{ left: along(elapsed) }} />
      )}
      {numbers.map((number) => (
        <span key={number} className="ui-tape-number num" style={{ left: along(number) }}>
          {number}
        </span>
      ))}
    </div>
  );
}
