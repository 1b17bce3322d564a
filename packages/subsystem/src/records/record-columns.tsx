import { isSortable } from '@portal/contract/records/record-filter';
import type { FieldKind, RecordField } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { choiceIn, fieldsIn, headOf, isNumeric, numberText, valueText } from './record-values.ts';
import { DictionaryText } from './DictionaryText.tsx';
import { useNames } from './record-names.tsx';
import { RowActions } from './detail/RowActions.tsx';

interface ColumnsInput {
  type: RecordType;
  /** Sums of number columns over all rows of the filter, by name. */
  sums: Readonly<Record<string, number>>;
  onOpen: (record: WireRecord) => void;
  onEdit: (record: WireRecord) => void;
}

/**
 * The columns of the table of a record type: number, the field that names it, state, further fields, and the last change.
 * The state stands to the left, as wide types reach past the edge of the table.
 */
export function recordColumnsOf({
  type,
  sums,
  onOpen,
  onEdit,
}: ColumnsInput): GridColumn<WireRecord>[] {
  const fields = fieldsIn(type)
    .filter(([, { aside }]) => !aside)
    .map(([name, field]) => fieldColumn(type, { name, field, sum: sums[name] }));
  return [
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
    ...fields.slice(0, 1),
    stateColumn(type),
    ...fields.slice(1),
    ...(type.allBy === undefined || type.fromOutside ? [] : [authorColumn]),
    changedColumn,
    {
      key: 'actions',
      header: '操作',
      width: actionsWidth(type),
      pinned: 'end',
      isFixed: true,
      isUnlabelled: true,
      cell: (record) => <RowActions type={type} record={record} onEdit={() => onEdit(record)} />,
    },
  ];
}

const stateColumn = (type: RecordType): GridColumn<WireRecord> => ({
  key: 'state',
  header: '状态',
  width: 110,
  isSortable: true,
  cell: ({ state }) => <StateTag type={type} state={state} />,
});

const changedColumn: GridColumn<WireRecord> = {
  key: 'changedAt',
  header: '最后修改',
  width: 184,
  isSortable: true,
  className: 'num',
  cell: ({ changedAt }) => changedAt,
};

/** Pixels in which the usual value of a kind is read whole. */
const widths: Record<FieldKind, number> = {
  choice: 110,
  choices: 140,
  count: 120,
  day: 120,
  daySpan: 220,
  department: 130,
  dictionary: 120,
  file: 140,
  lines: 90,
  link: 190,
  longText: 240,
  money: 140,
  number: 120,
  people: 160,
  percent: 120,
  person: 100,
  picture: 140,
  position: 120,
  richText: 240,
  store: 170,
  text: 170,
  time: 100,
  tree: 140,
};

/** Characters of 13 px and the edges of buttons, so that the state with the most steps shows them all. */
function actionsWidth(type: RecordType): number {
  const needed = Object.values(type.states).map(({ closed, steps = {} }) => {
    const labels = Object.values(steps).map(({ label }) => label);
    const shown = closed ? labels : [...labels, '编辑'];
    return shown.reduce((width, label) => width + label.length * 13 + 22, 20);
  });
  return Math.min(Math.max(190, ...needed), 330);
}

/** The asker, of requests that some see of everybody; nobody asked for what another system makes. */
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
  width: widths[field.kind],
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
  if (field.kind === 'dictionary' && typeof value === 'string') {
    return <DictionaryText code={field.dictionary} value={value} text={text} />;
  }
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
    .filter(([, field]) => !field.aside && isSummed(field))
    .map(([name]) => name)
    .join();

const isSummed = (field: RecordField): boolean =>
  (field.kind === 'count' || field.kind === 'money') && !field.unsummed;
