import { headOf } from '@portal/contract/records/field-heads';
import { isSortable } from '@portal/contract/records/record-filter';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { GridColumn } from '@portal/ui/grid/grid-layout';
import { totalOf } from '@portal/contract/records/totals';
import {
  averageText,
  choiceIn,
  fieldsIn,
  isNumeric,
  numberText,
  valueText,
} from './record-values.ts';
import { DictionaryText } from './DictionaryText.tsx';
import { useIsOpen, useNames } from './record-names.tsx';
import { NumberedText } from './links/NumberedText.tsx';
import { RecordLink } from './links/RecordLink.tsx';
import { actionsWidth, fieldWidth, numberWidth, stateWidth } from './record-widths.ts';
import { RowActions } from './detail/RowActions.tsx';

/** The figures below number columns, of all rows of the filter, by name. */
export interface Totals {
  sums: Readonly<Record<string, number>>;
  averages?: Readonly<Record<string, number>> | undefined;
}

interface ColumnsInput {
  type: RecordType;
  totals: Totals;
  /** Returns whether the user may take an action. */
  mayTake: (action: string) => boolean;
  onOpen: (record: WireRecord) => void;
  onEdit: (record: WireRecord) => void;
}

/**
 * The columns of the table of a record type: number, the field that names it, state, figures, further fields, and the last
 * change. What decides stands to the left, as wide types reach past the edge of the table.
 */
export function recordColumnsOf({
  type,
  totals,
  mayTake,
  onOpen,
  onEdit,
}: ColumnsInput): GridColumn<WireRecord>[] {
  const shown = fieldsIn(type).filter(([, { aside }]) => !aside);
  const others = shown.slice(1);
  const columnsOf = (fields: readonly (readonly [string, RecordField])[]) =>
    fields.map(([name, field]) => fieldColumn(type, { name, field, totals }));
  const width = actionsWidth(type, mayTake);
  return [
    {
      key: 'id',
      header: '编号',
      width: numberWidth(type),
      pinned: 'start',
      isFixed: true,
      isRowHeader: true,
      isSortable: true,
      cell: (record) => (
        <RecordLink
          type={keyOfType(type)}
          id={record.id}
          className="ui-grid-open num"
          onOpen={() => onOpen(record)}
        >
          {record.id}
        </RecordLink>
      ),
    },
    ...columnsOf(shown.slice(0, 1)),
    stateColumn(type),
    ...columnsOf(others.filter(([, field]) => isNumeric(field))),
    ...columnsOf(others.filter(([, field]) => !isNumeric(field))),
    ...(type.allBy === undefined || type.fromOutside ? [] : [authorColumn]),
    changedColumn,
    ...(width === 0
      ? []
      : [
          {
            key: 'actions',
            header: '操作',
            width,
            pinned: 'end' as const,
            isFixed: true,
            isUnlabelled: true,
            cell: (record: WireRecord) => (
              <RowActions type={type} record={record} onEdit={() => onEdit(record)} />
            ),
          },
        ]),
  ];
}

const stateColumn = (type: RecordType): GridColumn<WireRecord> => ({
  key: 'state',
  header: '状态',
  width: stateWidth(type),
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
  totals: Totals;
}

function fieldColumn(
  type: RecordType,
  { name, field, totals }: FieldColumnInput,
): GridColumn<WireRecord> {
  const { [name]: sum } = totals.sums;
  const average = totals.averages?.[name];
  const below = {
    ...(sum !== undefined && { sum: numberText(field, sum) }),
    ...(average !== undefined && { average: averageText(field, average) }),
  };
  return {
    key: name,
    header: headOf(field),
    isSortable: isSortable(type, name),
    width: fieldWidth(field, below.sum ?? (below.average && `平均 ${below.average}`)),
    ...(isNumeric(field) && { align: 'end', className: 'num' }),
    ...below,
    cell: ({ fields }) => <ValueText field={field} value={fields[name]} />,
  };
}

/** A value as users read it; a choice with a tone has its colour, a record whose type opens is a link to it. */
export function ValueText({
  field,
  value,
}: {
  field: RecordField;
  value: RecordValue | undefined;
}) {
  const tone = choiceIn(field, value)?.tone;
  const text = valueText(field, value, useNames());
  const isOpen = useIsOpen();
  if (field.kind === 'dictionary' && typeof value === 'string') {
    return <DictionaryText code={field.dictionary} value={value} text={text} />;
  }
  if (field.kind === 'link' && typeof value === 'string' && value !== '' && isOpen(field.type)) {
    return (
      <RecordLink type={field.type} id={value} className="records-link">
        {text}
      </RecordLink>
    );
  }
  if (field.kind === 'text' || field.kind === 'longText') return <NumberedText text={text} />;
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

/** Returns the names of the columns with a total below them, with commas. */
export const totalledNames = (type: RecordType): string =>
  fieldsIn(type)
    .filter(([name, field]) => !field.aside && totalOf(type, name) !== 'none')
    .map(([name]) => name)
    .join();
