import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { narrowest, widest } from './grid-layout.ts';

interface ColumnEdgeProps {
  name: string;
  width: number;
  /** Begins to follow the pointer. */
  onPress: (event: MouseEvent | TouchEvent) => void;
  onWidth: (width: number) => void;
}

/** Pixels a key moves the edge by. */
const step = 16;

/** The edge of a column as a separator that moves: dragged, or by arrows, Home and End. */
export function ColumnEdge({ name, width, onPress, onWidth }: ColumnEdgeProps) {
  const widths: Record<string, number> = {
    ArrowLeft: Math.max(narrowest, width - step),
    ArrowRight: Math.min(widest, width + step),
    Home: narrowest,
    End: widest,
  };
  function onKeyDown(event: KeyboardEvent): void {
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule has no value that keys change
      role="separator"
      aria-orientation="vertical"
      aria-label={`${name}的列宽`}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it moves by keys
      tabIndex={0}
      className="ui-grid-edge"
      onMouseDown={onPress}
      onTouchStart={onPress}
      onKeyDown={onKeyDown}
    />
  );
}
