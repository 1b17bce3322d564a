import { Delta } from '@portal/ui/data/Delta';

/** A change of sales in percent, rounded to one decimal; a dash where there is nothing to compare with. */
export function Change({ value }: { value: number | null }) {
  if (value === null) return <span>—</span>;
  const rounded = Math.round(value * 10) / 10;
  return <Delta value={rounded} isGood={rounded > 0} />;
}

/** A part of a whole in percent, as a bar with its number. */
export const ShareBar = ({ percent }: { percent: number }) => (
  <span className="dcp-share">
    <span className="num">{percent.toFixed(1)}%</span>
    <span className="dcp-share-bar" aria-hidden="true">
      <span style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
  </span>
);
