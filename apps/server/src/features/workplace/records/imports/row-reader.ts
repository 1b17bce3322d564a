import { headOf } from '@portal/contract/records/field-heads';
import { type RecordFields, requiredWords, valueOf } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { hasOptions, keysIn } from '@portal/contract/records/references';
import { brokenRules, isEmptyValue } from '@portal/contract/records/rules';
import type { z } from 'zod';
import type { Caller } from '#platform/session/session.ts';
import type { NamedRow, RowFault } from '#platform/sheets/import-subject.ts';
import { filledFromContext } from '../reach/record-reach.ts';
import { type FieldAccess, readOnlyWords } from '../record-access.ts';
import { requiredOf } from '../record-checks.ts';
import type { RecordOptions } from '../record-options.ts';
import { type ResolveKey, valueIn } from './cell-values.ts';
import { numberColumn } from './import-columns.ts';

interface ReaderParts {
  type: RecordType;
  caller: Caller;
  fields: readonly (readonly [string, RecordField])[];
  access: FieldAccess;
  findKey: ResolveKey;
  options: Pick<RecordOptions, 'choosable'>;
}

/** A row whose cells are read, with what is wrong with it. */
export interface ReadRow {
  given: NamedRow;
  /** The number of the record it changes; empty for a new one. */
  id: string;
  fields: RecordFields;
  faults: RowFault[];
}

/** Reads rows of a type, and checks their cells as the form of the type does. */
export function createRowReader(parts: ReaderParts) {
  const { type, caller, fields, access, findKey, options } = parts;
  const schemas = new Map(fields.map(([name, field]) => [name, valueOf(field)]));

  function read(given: NamedRow): ReadRow {
    const id = given.values[numberColumn] ?? '';
    const values: RecordFields = {};
    for (const [name, field] of fields) {
      const cell = given.values[name];
      if (id !== '' && !isFilled(given, name)) continue;
      values[name] = valueIn(field, cell ?? '', findKey);
    }
    const whole = id === '' ? filledFromContext(type, values, caller) : values;
    return { given, id, fields: whole, faults: faultsIn(given, whole, id === '') };
  }

  /** Checks fields, and puts them into the form that is stored. */
  function faultsIn(given: NamedRow, whole: RecordFields, isNew: boolean): RowFault[] {
    const faults: RowFault[] = [];
    for (const [name, field] of fields) {
      if (!(name in whole)) continue;
      const checked = schemas.get(name)?.safeParse(whole[name]);
      const isLocked = isNew && access.readOnly.has(name) && isFilled(given, name);
      if (isLocked) faults.push(faultOf(given, name, field, readOnlyWords(field)));
      else if (checked?.success) whole[name] = checked.data;
      else faults.push(faultOf(given, name, field, wordsIn(checked?.error)));
    }
    return faults;
  }

  return {
    /**
     * Reads rows; what refers to nothing the user may choose is found by one search for each field of all rows. A field
     * that the user may not change keeps what the record has.
     */
    async read(given: readonly NamedRow[]): Promise<ReadRow[]> {
      const rows = given.map(read);
      for (const [name, field] of fields) {
        if (!hasOptions(field) || access.readOnly.has(name)) continue;
        const keys = [...new Set(rows.flatMap((row) => keysIn(row.fields[name])))];
        if (keys.length === 0) continue;
        const known = await options.choosable({ type, field }, keys, caller);
        for (const row of rows) {
          const isKnown = keysIn(row.fields[name]).every((key) => known.has(key));
          const words = `所选${field.label}不存在，或不在可选范围内`;
          if (!isKnown) row.faults.push(faultOf(row.given, name, field, words));
        }
      }
      return rows;
    },

    /**
     * Adds to what is wrong with a new row: required fields that the user does not see and the tab does not fill, and the
     * rules that it breaks.
     */
    checkRules({ given, fields: whole, faults }: ReadRow): void {
      for (const name of requiredOf(type)) {
        const field = type.fields[name];
        if (!field || !access.hidden.has(name) || !isEmptyValue(whole[name])) continue;
        faults.push({ column: '', value: '', words: requiredWords(field) });
      }
      for (const [name, words] of Object.entries(brokenRules(type.rules ?? [], whole))) {
        const field = type.fields[name];
        if (field) faults.push(faultOf(given, name, field, words));
      }
    },
  };
}

const isFilled = ({ values }: NamedRow, name: string): boolean => (values[name] ?? '') !== '';

const wordsIn = (error: z.ZodError | undefined): string =>
  error?.issues[0]?.message ?? '内容不正确';

const faultOf = (
  { values }: NamedRow,
  name: string,
  field: RecordField,
  words: string,
): RowFault => ({ column: headOf(field), value: values[name] ?? '', words });
