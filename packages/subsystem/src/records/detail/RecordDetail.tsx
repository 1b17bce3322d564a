import { useQueryOf } from '@portal/client/queries';
import { headOf } from '@portal/contract/records/field-heads';
import type { LineField, LinesField, RecordField } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordEvent } from '@portal/contract/records/record-events';
import { isEditable, type RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { DataTable } from '@portal/ui/data/DataTable';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { lazy, Suspense, useCallback } from 'react';
import { Allowed } from '../../Allowed.tsx';
import { useRouter } from '../../session.ts';
import { NumberedText, useOpenNumbers } from '../links/NumberedText.tsx';
import { OpenNumbers } from '../links/OpenNumbers.tsx';
import { recordCallsOf } from '../record-calls-of.ts';
import { followRecord, linkRecords } from '../links/record-links.ts';
import { StateTag, ValueText } from '../record-columns.tsx';
import {
  fieldsIn,
  formerFieldsIn,
  isNumeric,
  type LineValues,
  linesIn,
  numberText,
  valueText,
} from '../record-values.ts';
import { FilesField } from '../files/FilesField.tsx';
import { RecordAttachments } from '../files/RecordAttachments.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { RecordTimeline } from './RecordTimeline.tsx';
import { StepButtons } from './StepButtons.tsx';

const RichTextView = lazy(async () => ({
  default: (await import('@portal/ui/rich-text/RichTextView')).RichTextView,
}));

interface RecordDetailProps {
  type: RecordType;
  record: WireRecord;
  onEdit: () => void;
  /** Shows the record as it is after a step. */
  onChanged: (record: NamedRecord) => void;
}

/** A record to read, with the steps its state allows. Fields the user may not see are absent from the record. */
export function RecordDetail({ type, record, onEdit, onChanged }: RecordDetailProps) {
  const router = useRouter();
  const events = useQueryOf(recordCallsOf(type).timeline, { id: record.id });
  const isToldOfAll = !events.isPending && !events.isPlaceholderData;
  const seen = [...fieldsIn(type), ...formerFieldsIn(type, record)].filter(
    ([name]) => name in record.fields,
  );
  return (
    <OpenNumbers texts={isToldOfAll ? textsOf(seen, record, events.data?.events) : undefined}>
      {/* Read first: the field for a comment would bring up a phone's keyboard. */}
      <div tabIndex={-1} data-initial-focus className="records-facts">
        <Descriptions
          items={[
            { label: '状态', value: <StateTag type={type} state={record.state} /> },
            ...seen
              .filter(([, field]) => field.kind !== 'lines' && field.kind !== 'richText')
              .map(([name, field]) => ({
                label: headOf(field),
                value:
                  field.kind === 'file' || field.kind === 'picture' ? (
                    <FilesField type={type} record={record} name={name} />
                  ) : (
                    <ValueText field={field} value={record.fields[name]} />
                  ),
              })),
            { label: '创建', value: `${record.createdAt} ${record.createdBy}` },
            { label: '最后修改', value: `${record.changedAt} ${record.changedBy}` },
          ]}
        />
      </div>
      {seen.map(
        ([name, field]) =>
          field.kind === 'lines' && (
            <section key={name} className="records-section">
              <h3>{field.label}</h3>
              <LinesTable field={field} lines={linesIn(record.fields[name])} />
            </section>
          ),
      )}
      {seen.map(
        ([name, field]) =>
          field.kind === 'richText' && (
            <section key={name} className="records-section">
              <h3>{field.label}</h3>
              <RichValue html={record.fields[name]} />
            </section>
          ),
      )}
      <div className="records-steps">
        <StepButtons type={type} record={record} onChanged={onChanged} />
        {type.related?.map(({ label, path, parameter }) => (
          <Button key={path} onClick={() => router.push(`${path}?${parameter}=${record.id}`)}>
            {label}
          </Button>
        ))}
        <CopyAddress type={type} id={record.id} />
        {isEditable(type, record) && (
          <Allowed action={`${type.actions}:edit`}>
            <Button onClick={onEdit}>编辑</Button>
          </Allowed>
        )}
      </div>
      <RecordAttachments type={type} id={record.id} />
      <RecordTimeline type={type} id={record.id} />
    </OpenNumbers>
  );
}

const wordy: ReadonlySet<RecordField['kind']> = new Set(['text', 'longText', 'richText', 'lines']);

/** The texts of a record, its rows, changes and comments, in one. */
function textsOf(
  fields: readonly (readonly [string, RecordField])[],
  record: WireRecord,
  events: readonly RecordEvent[] = [],
): string {
  const values = fields.flatMap(([name, { kind }]) =>
    wordy.has(kind) ? [record.fields[name]] : [],
  );
  return JSON.stringify([values, events.map(({ words, changes }) => [words, changes])]);
}

/** Text with its shape; its code comes with the first. */
function RichValue({ html }: { html: RecordValue | undefined }) {
  const router = useRouter();
  const places = useOpenNumbers();
  const link = useCallback((content: DocumentFragment) => linkRecords(content, places), [places]);
  if (typeof html !== 'string' || html === '') return <p>—</p>;
  return (
    <Suspense>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within hear keys */}
      <div onClick={(event) => followRecord(event, router.push)}>
        <RichTextView html={html} onContent={link} />
      </div>
    </Suspense>
  );
}

const lineCell = (column: LineField, name: string) =>
  function LineCell({ line }: NumberedLine) {
    return <NumberedText text={valueText(column, line[name])} />;
  };

interface LinesTableProps {
  field: LinesField;
  lines: readonly LineValues[];
}

interface NumberedLine {
  line: LineValues;
  at: number;
}

/** The rows of a record, with the totals that its type names. */
function LinesTable({ field, lines }: LinesTableProps) {
  const columns = Object.entries(field.columns);
  const rows: NumberedLine[] = lines.map((line, at) => ({ line, at }));
  const sums = (field.sums ?? []).flatMap((name) => {
    const column = field.columns[name];
    const sum = lines.reduce((total, line) => total + Number(line[name] ?? 0), 0);
    return column ? [`${headOf(column)} ${numberText(column, sum)}`] : [];
  });
  return (
    <>
      <DataTable<NumberedLine>
        className="records-lines"
        rows={rows}
        keyOf={({ at }) => at}
        emptyText="没有明细"
        columns={columns.map(([name, column]) => ({
          header: headOf(column),
          key: name,
          ...(isNumeric(column) && { align: 'end' as const }),
          cell: lineCell(column, name),
        }))}
      />
      {sums.length > 0 && <p className="records-lines-sum">合计：{sums.join('，')}</p>}
    </>
  );
}
