import { DataTable, type DataTableProps } from '@portal/ui/data/DataTable';
import './table.css';

/** Table of a list; on a narrow screen each row is a card. */
export const ListTable = <Row,>({ className = '', ...rest }: DataTableProps<Row>) => (
  <DataTable {...rest} className={`ams-table ${className}`} />
);
