import type { Column } from '@portal/ui/data/DataTable';
import { RowWays } from './RowWays.tsx';

interface Ways<Row> {
  /** The action that editing and deleting need. */
  action: string;
  /** The noun and name of a row. */
  nameOf: (row: Row) => string;
  isBusy: boolean;
  onHistory: (row: Row) => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

/** The column of buttons of a list of the organisation. */
export const waysColumn = <Row,>(ways: Ways<Row>): Column<Row> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: (row) => (
    <RowWays
      action={ways.action}
      name={ways.nameOf(row)}
      isBusy={ways.isBusy}
      onHistory={() => ways.onHistory(row)}
      onEdit={() => ways.onEdit(row)}
      onRemove={() => ways.onRemove(row)}
    />
  ),
});
