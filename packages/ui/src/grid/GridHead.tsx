import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { usePrinting } from '../hooks/use-printing.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { type SortTerm, turnSort } from './grid-sort.ts';
import { isControl } from './grid-layout.ts';
import { type Selection, selectionKey, withRows } from './selection.ts';
import type { GridTable, ShownColumn } from './use-grid-table.ts';

interface GridHeadProps<Row> {
  table: GridTable;
  shown: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: Selection<Row> | undefined;
  sort: readonly SortTerm[];
  onSort: ((sort: SortTerm[]) => void) | undefined;
}

/** The heads of the columns: pressed they sort, their edges resize. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { table, shown, sort, onSort } = props;
  // Chromium repeats a head on each sheet without the buttons in it.
  const isPrinting = usePrinting();
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map(({ id, column, edge, isLastOfEdge, style, width }) => {
          const place = { 'data-edge': edge, 'data-last': isLastOfEdge || undefined, style };
          if (id === selectionKey) {
            return (
              <th key={id} scope="col" className="ui-grid-tick" {...place}>
                <PageTick {...props} />
              </th>
            );
          }
          const term = sort.find(({ key }) => key === id);
          const header = headers.get(id);
          return (
            <th
              key={id}
              scope="col"
              // Read out with each cell: the name of its edge is no part of it.
              aria-label={column.header}
              data-align={column.align}
              data-control={isControl(column) || undefined}
              aria-sort={term && (term.isDescending ? 'descending' : 'ascending')}
              {...place}
            >
              {column.isSortable && onSort && !isPrinting ? (
                <button
                  type="button"
                  className="ui-grid-sort"
                  title="点击排序，按住 Shift 点击可按多列排序"
                  onClick={(event) => onSort(turnSort(sort, id, { isAdded: event.shiftKey }))}
                >
                  <span className="ellipsis">{column.header}</span>
                  <SortArrow term={term} />
                </button>
              ) : (
                <span className="ellipsis">{column.header}</span>
              )}
              {header && !column.isFixed && (
                <ColumnEdge
                  name={column.header}
                  width={width}
                  onPress={header.getResizeHandler()}
                  onWidth={(next) => table.setColumnSizing((sizes) => ({ ...sizes, [id]: next }))}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortArrow({ term }: { term: SortTerm | undefined }) {
  if (!term) return <ArrowUpDown size={13} aria-hidden="true" />;
  const Arrow = term.isDescending ? ArrowDown : ArrowUp;
  return <Arrow size={13} aria-hidden="true" data-on />;
}

/** Selects the rows of the page, or none of them. */
function PageTick<Row>({ rows, keyOf, selection }: GridHeadProps<Row>) {
  if (!selection) return null;
  const count = rows.filter((row) => selection.rows.has(keyOf(row))).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label="选择本页全部"
        checked={isAll}
        disabled={rows.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => selection.onChange(withRows(selection.rows, { rows, keyOf, isOn: !isAll }))}
      />
    </label>
  );
}
