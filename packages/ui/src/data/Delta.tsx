import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { deltaText } from './delta-text.ts';
import './delta.css';

interface DeltaProps {
  value: number;
  unit?: string;
  /** True when the change is welcome: fewer days in stock are. The colour says this, the arrow says the direction. */
  isGood: boolean;
}

/** A change against an earlier time, with its sign. */
export function Delta({ value, unit = '%', isGood }: DeltaProps) {
  const Arrow = value < 0 ? ArrowDownRight : ArrowUpRight;
  const sign = value > 0 ? '+' : '−';
  return (
    <span className="ui-delta num" data-tone={value === 0 ? undefined : isGood ? 'good' : 'bad'}>
      {value !== 0 && <Arrow size={13} />}
      {value === 0 ? '' : sign}
      {deltaText(value, unit)}
    </span>
  );
}
