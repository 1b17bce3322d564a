import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { isControl } from './grid-layout.ts';
import { type Selection, selectionKey, withRows } from './selection.ts';
import type { ShownColumn } from './use-grid-table.ts';
import { usePrinting } from '../hooks/use-printing.ts';

interface GridBodyProps<Row> {
  shown: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: Selection<Row> | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** Draws the rows in sight and some around them; on paper all of them. */
  isWindowed: boolean;
}

/** Pixels of a row until it is measured, and the rows drawn beyond the edges of what is in sight. */
const usualHeight = 46;
const overscan = 10;

/** The rows of a grid. */
export function GridBody<Row>({
  shown,
  rows,
  keyOf,
  selection,
  scroller,
  isWindowed,
}: GridBodyProps<Row>) {
  const isPrinting = usePrinting();
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to elements alone, never into a memo
  const windowing = useVirtualizer({
    count: rows.length,
    enabled: isWindowed && !isPrinting,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan,
    useFlushSync: false,
  });
  const row = (at: number) => {
    const value = rows[at];
    return (
      value !== undefined && (
        <GridRow
          key={keyOf(value)}
          at={at}
          name={keyOf(value)}
          row={value}
          shown={shown}
          isSelected={selection?.rows.has(keyOf(value)) ?? false}
          onSelect={(isOn) =>
            selection?.onChange(withRows(selection.rows, { rows: [value], keyOf, isOn }))
          }
          measure={isWindowed ? windowing.measureElement : undefined}
        />
      )
    );
  };
  if (!isWindowed || isPrinting) return <tbody>{rows.map((_, at) => row(at))}</tbody>;
  const drawn = windowing.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = windowing.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Gap height={above} />
      {drawn.map(({ index }) => row(index))}
      <Gap height={below} />
    </tbody>
  );
}

/** The room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr className="ui-grid-gap" aria-hidden="true" style={{ height }} />;

interface GridRowProps<Row> {
  at: number;
  name: string;
  row: Row;
  shown: readonly ShownColumn<Row>[];
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  measure: ((element: Element | null) => void) | undefined;
}

function GridRow<Row>({ at, name, row, shown, isSelected, onSelect, measure }: GridRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-rowindex={at + 2}
      data-selected={isSelected || undefined}
    >
      {shown.map(({ id, column, edge, isLastOfEdge, style }) => {
        const { cell, header, isRowHeader, align, className, isUnlabelled, isBlank } = column;
        const place = { 'data-edge': edge, 'data-last': isLastOfEdge || undefined, style };
        if (id === selectionKey) {
          return (
            <td key={id} className="ui-grid-tick" {...place}>
              <label>
                <input
                  type="checkbox"
                  aria-label={`选择 ${name}`}
                  checked={isSelected}
                  onChange={(event) => onSelect(event.target.checked)}
                />
              </label>
            </td>
          );
        }
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(isRowHeader && { scope: 'row' })}
            className={className}
            data-align={align}
            data-label={isUnlabelled || isRowHeader ? undefined : header}
            data-fixed={column.isFixed}
            data-control={isControl(column) || undefined}
            data-blank={isBlank?.(row)}
            {...place}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
