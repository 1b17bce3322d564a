import { isControl } from './grid-layout.ts';
import { selectionKey } from './selection.ts';
import type { ShownColumn } from './use-grid-table.ts';

/** The sums and averages below the columns; nothing where no column has one. */
export function GridFoot<Row>({ shown }: { shown: readonly ShownColumn<Row>[] }) {
  const hasSums = shown.some(({ column }) => column.sum !== undefined);
  if (!hasSums && shown.every(({ column }) => column.average === undefined)) return null;
  const label = hasSums ? '合计' : '平均';
  const first = shown.find(({ id }) => id !== selectionKey);
  return (
    <tfoot>
      <tr>
        {shown.map(({ id, column, edge, isLastOfEdge, style }) => {
          const { sum, average } = column;
          const text = sum ?? (average && hasSums ? `平均 ${average}` : average);
          const Cell = id === first?.id && text === undefined ? 'th' : 'td';
          return (
            <Cell
              key={id}
              data-align={column.align}
              data-control={isControl(column) || undefined}
              data-label={text && column.header}
              data-edge={edge}
              data-last={isLastOfEdge || undefined}
              style={style}
            >
              {Cell === 'th' ? label : text}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
