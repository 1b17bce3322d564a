import type { Cell, List, ListField } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { Button } from '@portal/ui/actions/Button';
import { Allowed } from '../Allowed.tsx';
import { cellText, choiceIn, headOf } from './cells.ts';
import type { OpenRecord } from './Records.tsx';

interface RecordTableProps {
  list: List;
  records: readonly ListRecord[];
  onOpen: (opened: OpenRecord) => void;
}

/** Records in a table; where it is narrow, each is a card. */
export const RecordTable = ({ records, ...rest }: RecordTableProps) => (
  <div className="work-list-scroll">
    <DataTable
      className="work-list-table"
      columns={columnsOf(rest)}
      rows={records}
      keyOf={({ id }) => id}
    />
  </div>
);

const columnsOf = ({ list, onOpen }: Omit<RecordTableProps, 'records'>): Column<ListRecord>[] => [
  {
    header: '编号',
    key: 'id',
    isRowHeader: true,
    cell: (record) => (
      <button
        type="button"
        className="work-list-open num"
        onClick={() => onOpen({ record, isEditing: false })}
      >
        {record.id}
      </button>
    ),
  },
  ...list.fields.filter(({ isAside }) => !isAside).map(fieldColumn),
  {
    header: '操作',
    key: 'actions',
    isUnlabelled: true,
    cell: (record) => (
      <Allowed action={`${list.actions}:edit`}>
        <Button
          kind="text"
          size="small"
          aria-label={`编辑 ${record.id}`}
          onClick={() => onOpen({ record, isEditing: true })}
        >
          编辑
        </Button>
      </Allowed>
    ),
  },
];

const fieldColumn = (field: ListField): Column<ListRecord> => ({
  header: headOf(field),
  key: `field ${field.name}`,
  ...(field.kind === 'number' && { align: 'end' }),
  cell: ({ fields }) => <CellText field={field} value={fields[field.name] ?? null} />,
});

/** A choice with a tone has its colour. */
export function CellText({ field, value }: { field: ListField; value: Cell }) {
  const tone = choiceIn(field, value)?.tone;
  const text = cellText(field, value);
  return tone ? (
    <span className="work-list-tone" data-tone={tone}>
      {text}
    </span>
  ) : (
    text
  );
}
