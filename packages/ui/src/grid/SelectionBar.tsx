import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import './selection-bar.css';

interface SelectionBarProps {
  count: number;
  /** Of them, those that are not among the rows below. */
  away?: number;
  onClear: () => void;
  /** The actions for the selected rows. */
  children?: ReactNode;
}

/** Says how many rows are selected, on this page and others, and what can be done with them. */
export const SelectionBar = ({ count, away = 0, onClear, children }: SelectionBarProps) => (
  <div className="ui-selection-bar" data-on={count > 0 || undefined}>
    {/* There before anything is selected, so that the first one is read out. */}
    <output>{count > 0 && `已选 ${count} 项`}</output>
    <output className="ui-selection-away">{away > 0 && `其中 ${away} 项不在本页`}</output>
    {count > 0 && (
      <>
        {children}
        <Button kind="text" size="small" onClick={onClear}>
          清除选择
        </Button>
      </>
    )}
  </div>
);
