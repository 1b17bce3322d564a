import { differenceText, articleWords, type GoodsRow, numberIn } from './goods-rows.ts';
import { Stepper } from './Stepper.tsx';

interface GoodsRowsProps {
  rows: readonly GoodsRow[];
  /** The column that is typed. */
  column: string;
  /** The column beside it that says how many there should be; left out for a count that is not to be led by it. */
  expected?: string;
  onChange: (rows: GoodsRow[]) => void;
}

/** Rows of goods with a stepper each. */
export const GoodsRows = ({ rows, column, expected, onChange }: GoodsRowsProps) => (
  <ul className="ors-goods">
    {rows.map((row, at) => {
      const [style, variant] = articleWords(row);
      const value = numberIn(row[column]);
      const wanted = expected === undefined ? value : numberIn(row[expected]);
      return (
        <li key={`${style} ${variant} ${String(at)}`}>
          <span className="ors-goods-words">
            <strong>{style}</strong>
            <span>{variant}</span>
            {expected !== undefined && (
              <span className="num">
                发出 {wanted} 件{value !== wanted && `，${differenceText(value - wanted)}`}
              </span>
            )}
          </span>
          <Stepper
            label={`${style} ${variant} 件数`}
            value={value}
            isOff={value !== wanted}
            onChange={(next) =>
              onChange(rows.map((each, nth) => (nth === at ? { ...each, [column]: next } : each)))
            }
          />
        </li>
      );
    })}
  </ul>
);
