import { isSortable } from '@portal/contract/records/record-filter';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { choiceIn, fieldsIn, headOf, isNumeric, numberText, valueText } from './record-values.ts';
import { useNames } from './record-names.tsx';
import { RowActions } from './detail/RowActions.tsx';

interface ColumnsInput {
  type: RecordType;
  /** Sums of number columns over all rows of the filter, by name. */
  sums: Readonly<Record<string, number>>;
  onOpen: (record: WireRecord) => void;
  onEdit: (record: WireRecord) => void;
}

/** The columns of the table of a record type: number, fields, state, and the last change. */
export const recordColumnsOf = ({
  type,
  sums,
  onOpen,
  onEdit,
}: ColumnsInput): GridColumn<WireRecord>[] => [
  {
    key: 'id',
    header: '编号',
    width: 150,
    pinned: 'start',
    isFixed: true,
    isRowHeader: true,
    isSortable: true,
    cell: (record) => (
      <button type="button" className="ui-grid-open num" onClick={() => onOpen(record)}>
        {record.id}
      </button>
    ),
  },
  ...fieldsIn(type)
    .filter(([, { aside }]) => !aside)
    .map(([name, field]) => fieldColumn(type, { name, field, sum: sums[name] })),
  ...(type.allBy === undefined ? [] : [authorColumn]),
  {
    key: 'state',
    header: '状态',
    width: 110,
    isSortable: true,
    cell: ({ state }) => <StateTag type={type} state={state} />,
  },
  {
    key: 'changedAt',
    header: '最后修改',
    width: 184,
    isSortable: true,
    className: 'num',
    cell: ({ changedAt }) => changedAt,
  },
  {
    key: 'actions',
    header: '操作',
    width: 190,
    pinned: 'end',
    isFixed: true,
    isUnlabelled: true,
    cell: (record) => <RowActions type={type} record={record} onEdit={() => onEdit(record)} />,
  },
];

/** Of requests that some see of everybody. */
const authorColumn: GridColumn<WireRecord> = {
  key: 'createdBy',
  header: '申请人',
  width: 100,
  cell: ({ createdBy }) => createdBy,
};

interface FieldColumnInput {
  name: string;
  field: RecordField;
  sum: number | undefined;
}

const fieldColumn = (
  type: RecordType,
  { name, field, sum }: FieldColumnInput,
): GridColumn<WireRecord> => ({
  key: name,
  header: headOf(field),
  isSortable: isSortable(type, name),
  ...(isNumeric(field) && { align: 'end', className: 'num' }),
  ...(sum !== undefined && { sum: numberText(field, sum) }),
  cell: ({ fields }) => <ValueText field={field} value={fields[name]} />,
});

/** A value as users read it; a choice with a tone has its colour. */
export function ValueText({
  field,
  value,
}: {
  field: RecordField;
  value: RecordValue | undefined;
}) {
  const tone = choiceIn(field, value)?.tone;
  const text = valueText(field, value, useNames());
  return tone ? (
    <span className="records-tone" data-tone={tone}>
      {text}
    </span>
  ) : (
    text
  );
}

/** The state of a record in its colour. */
export function StateTag({ type, state }: { type: RecordType; state: string }) {
  const { label = state, tone } = type.states[state] ?? {};
  return (
    <span className="records-tone" data-tone={tone}>
      {label}
    </span>
  );
}

/** Returns the names of the columns with a sum below them, with commas. */
export const summedNames = (type: RecordType): string =>
  fieldsIn(type)
    .filter(([, field]) => !field.aside && (field.kind === 'count' || field.kind === 'money'))
    .map(([name]) => name)
    .join();
