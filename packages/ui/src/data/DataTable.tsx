import type { ReactNode } from 'react';
import { Empty } from '../feedback/Empty.tsx';
import './data-table.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Distinguishes columns with the same header. */
  key?: string;
  /** The cell is the heading of its row. */
  isRowHeader?: boolean;
  align?: 'start' | 'end';
  className?: string;
  /** On a narrow screen, where each row is a card, the cell has no label. */
  isUnlabelled?: boolean;
  /** Rows whose cell is left out of the card. */
  isBlank?: (row: Row) => boolean;
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  className?: string;
  /** Text shown in place of a table without rows. */
  emptyText?: string;
}

/** Shows rows in columns. The look belongs to the caller's class, and so does the form on a narrow screen. */
export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  className = '',
  emptyText,
}: DataTableProps<Row>) {
  if (rows.length === 0 && emptyText !== undefined) return <Empty text={emptyText} />;
  return (
    <table className={`ui-table ${className}`}>
      <thead>
        <tr>
          {columns.map(({ header, key = header, align }) => (
            <th key={key} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.key ?? column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, isRowHeader, align, className, isUnlabelled, isBlank } = column;
  if (isRowHeader) {
    return (
      <th scope="row" className={className} data-align={align}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td
      className={className}
      data-align={align}
      data-label={isUnlabelled ? undefined : header}
      data-blank={isBlank?.(row)}
    >
      {cell(row)}
    </td>
  );
}
