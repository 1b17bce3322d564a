import { csvOf, csvText } from '@portal/contract/csv';
import { headOf } from '@portal/contract/records/field-heads';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn, nameIn, type RecordNames, referenceOf } from '@portal/contract/records/references';
import { isEmptyValue } from '@portal/contract/records/rules';
import { saveSheet } from '../save-sheet.ts';
import { fieldsIn, textOf } from './record-values.ts';

interface RecordSheet {
  records: readonly WireRecord[];
  names: RecordNames;
}

/** Saves records as a sheet on the user's computer. */
export function saveRecords(type: RecordType, sheet: RecordSheet): void {
  saveSheet(`${type.one}.csv`, recordCsv(type, sheet));
}

/** Writes records as a sheet: fields that stand aside too, names in place of keys, and who changed each last. */
const recordCsv = (type: RecordType, { records, names }: RecordSheet): string =>
  csvOf([
    [
      `${type.one}编号`,
      '状态',
      ...fieldsIn(type).map(([, field]) => headOf(field)),
      '最后修改',
      '修改人',
    ],
    ...records.map((record) => [
      record.id,
      type.states[record.state]?.label ?? record.state,
      ...fieldsIn(type).map(([name, field]) => sheetText(field, record.fields[name], names)),
      record.changedAt,
      record.changedBy,
    ]),
  ]);

/** Numbers of a sheet have no separators, empty fields nothing, and texts stay texts. */
function sheetText(
  field: RecordField,
  value: RecordFields[string] | undefined,
  names: RecordNames,
): string {
  if (value === undefined || isEmptyValue(value)) return '';
  if (referenceOf(field) !== undefined) {
    const named = keysIn(value).map((key) => nameIn(names, field, key) ?? key);
    return csvText(named.join('、'));
  }
  if (typeof value === 'number') return String(value);
  const text = textOf(field, value);
  return field.kind === 'text' || field.kind === 'longText' ? csvText(text) : text;
}
