import { isControl } from './grid-layout.ts';
import { selectionKey } from './selection.ts';
import type { ShownColumn } from './use-grid-table.ts';

/** The sums below the columns; nothing where no column has one. */
export function GridFoot<Row>({ shown }: { shown: readonly ShownColumn<Row>[] }) {
  if (shown.every(({ column }) => column.sum === undefined)) return null;
  const first = shown.find(({ id }) => id !== selectionKey);
  return (
    <tfoot>
      <tr>
        {shown.map(({ id, column, edge, isLastOfEdge, style }) => {
          const Cell = id === first?.id && column.sum === undefined ? 'th' : 'td';
          return (
            <Cell
              key={id}
              data-align={column.align}
              data-control={isControl(column) || undefined}
              data-label={column.sum && column.header}
              data-edge={edge}
              data-last={isLastOfEdge || undefined}
              style={style}
            >
              {Cell === 'th' ? '合计' : column.sum}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
