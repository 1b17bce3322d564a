import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Empty } from '../feedback/Empty.tsx';
import { GridBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import type { GridColumn, GridLayout } from './grid-layout.ts';
import type { SortTerm } from './grid-sort.ts';
import { type Selection, selectionColumn } from './selection.ts';
import { shownColumns, useGridTable } from './use-grid-table.ts';
import { useRoom } from './use-room.ts';
import { GridWholeText } from './GridWholeText.tsx';
import './grid.css';

export interface DataGridProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** Kept between renders, as `rows` are: another array is another table. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A person's changes to the columns; without it the grid keeps them as long as it is there. */
  layout?: GridLayout | undefined;
  onLayout?: ((layout: GridLayout) => void) | undefined;
  /** The columns the rows are sorted by; sorting is the caller's. */
  sort?: readonly SortTerm[] | undefined;
  onSort?: ((sort: SortTerm[]) => void) | undefined;
  /** Rows can be selected, also on several pages. */
  selection?: Selection<Row> | undefined;
  /** Stands in place of the rows where there are none. */
  empty?: ReactNode;
  /** Rows of another query, or old ones, shown until those that were asked for are there. */
  isStale?: boolean | undefined;
}

/** More rows than this are drawn as a window. */
const windowedFrom = 60;
const unchanged: GridLayout = {};
const unsorted: readonly SortTerm[] = [];

/**
 * A table to work in: head and pinned columns stay in sight, columns are resized, moved, pinned and hidden, rows are
 * sorted and selected. Of many rows a window is drawn. Where it is narrow, each row is a card.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, keyOf, sort = unsorted, onSort, selection } = props;
  const { isStale = false, empty = <Empty text="没有数据" /> } = props;
  const [ownLayout, setOwnLayout] = useState(unchanged);
  const { layout = ownLayout, onLayout = setOwnLayout } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const isSelectable = selection !== undefined;
  const all = useMemo<readonly GridColumn<Row>[]>(
    () => (isSelectable ? [selectionColumn, ...columns] : columns),
    [isSelectable, columns],
  );
  const table = useGridTable({ columns: all, layout, onLayout, room });
  const shown = shownColumns(table, all);
  const isWindowed = rows.length > windowedFrom;

  return (
    <div
      ref={scroller}
      className="ui-grid"
      data-density={layout.density ?? 'middle'}
      data-windowed={isWindowed || undefined}
      data-selectable={isSelectable || undefined}
      aria-busy={isStale}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its parts are a table and what stands in its place
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
    >
      <table style={{ width: table.getTotalSize() }} aria-rowcount={rows.length + 1}>
        <colgroup>
          {shown.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <GridHead {...{ table, shown, rows, keyOf, selection, sort, onSort }} />
        <GridBody {...{ shown, rows, keyOf, selection, scroller, isWindowed }} />
        <GridFoot shown={shown} />
      </table>
      {rows.length === 0 && empty}
      <GridWholeText grid={scroller} />
    </div>
  );
}
