import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { LineField, NumberField, RecordField } from '@portal/contract/records/fields';
import { recordCalls } from '@portal/contract/records/record-calls';
import { locateRecord } from '@portal/contract/records/record-numbers';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { hasOptions, referenceOf } from '@portal/contract/records/references';
import { stockTransfers } from '@portal/contract/records/types/ors';
import { dailyClosings } from '@portal/contract/records/types/ors/closings';
import { stepOfField } from '@portal/contract/records/steps/step-fields';
import { slips } from '@portal/contract/records/types/ors/slips';
import { recordTypes } from '@portal/contract/records/types/all';
import type { Person } from '#testing/world.ts';
import { chosen, type Step } from './walked.ts';

const referencesOf = ({ fields }: RecordType): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && hasOptions(field);
  });

/** Types with a field that refers to something, which has options. */
export const referringTypes = recordTypes.filter((type) => referencesOf(type).length > 0);

const optionsOf = (type: RecordType, field: string, person: Person) =>
  person.tab(chosen)(recordCalls(type).options, { field });

const firstOf = async (type: RecordType, person: Person) =>
  (await person.tab(chosen)(recordCalls(type).find, {})).records[0];

/** Calls of record types whose answers come out of business rows. */
export const readingOfRecords: Record<string, Step[]> = {
  ...ofTypes('find', (type) => (person) => person.tab(chosen)(recordCalls(type).find, {})),
  ...ofTypes('count', (type) => (person) => person.tab(chosen)(recordCalls(type).count, {})),
  ...ofTypes(
    'exportAll',
    (type) => (person) => person.tab(chosen)(recordCalls(type).exportAll, {}),
  ),
  ...ofTypes('get', (type) => async (person) => {
    const first = await firstOf(type, person);
    return first && person.tab(chosen)(recordCalls(type).get, { id: first.id });
  }),
  ...ofTypes('timeline', (type) => async (person) => {
    const first = await firstOf(type, person);
    return first && person.tab(chosen)(recordCalls(type).timeline, { id: first.id });
  }),
  locateRecord: [stockTransfers, slips].map((type) => async (person) => {
    const first = await firstOf(type, person);
    return first && person.call(locateRecord, { type: keyOfType(type), id: first.id });
  }),
  ...ofTypes(
    'options',
    (type) => async (person) => {
      const found = [];
      for (const field of referencesOf(type)) found.push(await optionsOf(type, field, person));
      return found;
    },
    referringTypes,
  ),
};

/** Calls of record types that change business rows. */
export const writingOfRecords: Record<string, Step[]> = {
  ...ofTypes('create', (type) => async (person) => {
    const fields = ofForm(type, await valuesOf(type, person));
    const making = person.tab(chosen)(recordCalls(type).create, { fields });
    return isWrittenByTills(type) ? making.catch(String) : making;
  }),
  // One walk for all changes of a record: each look at all tables before and after costs a tenth of a second.
  ...ofTypes('edit', (type) => async (person) => {
    if (isWrittenByTills(type)) return;
    const { create, edit, step: take, undo, batch, comment } = recordCalls(type);
    const tab = person.tab(chosen);
    const values = await valuesOf(type, person);
    const fields = ofForm(type, values);
    const { id: made, state } = await tab(create, { fields });
    // Nobody decides on what they asked for.
    const own = Object.entries(stepsOf(type, state)).filter(([, { by }]) => by !== 'others');
    const [first, { requires = [] } = {}] = own[0] ?? [];
    await tab(comment, { id: made, words: '测试' });
    const isOpen = type.states[state]?.closed !== true;
    if (isOpen) await tab(edit, { id: made, version: 1, fields });
    const version = isOpen ? 2 : 1;
    if (first === undefined || isOfStock(type)) return;
    const given = Object.fromEntries(requires.map((name) => [name, values[name] ?? null]));
    await tab(take, { id: made, version, step: first, fields: given });
    const row = { id: made, version: version + 1 };
    const { rows } = await tab(undo, { rows: [row] });
    await tab(batch, { rows: [rows[0]?.record ?? row].map(rowOf), step: first });
  }),
};

const rowOf = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** The fields that no step fills in. */
const ofForm = (type: RecordType, values: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !stepOfField(type, name)));

/** Sends pieces, which no store has here; the slice test of stock movements has another tenant. */
const isOfStock = (type: RecordType): boolean => keyOfType(type) === keyOfType(stockTransfers);

/** Slips come from tills: no role may add or edit one. */
const isWrittenByTills = (type: RecordType): boolean => keyOfType(type) === keyOfType(slips);

/** Comments on a record of each type, so that there is a timeline to be mixed up. */
export async function commentOnFirst(person: Person): Promise<void> {
  for (const type of recordTypes) {
    const first = await firstOf(type, person);
    const { comment } = recordCalls(type);
    if (first) await person.tab(chosen)(comment, { id: first.id, words: '走查' });
  }
}

function ofTypes(
  name: string,
  made: (type: RecordType) => Step,
  types: readonly RecordType[] = recordTypes,
): Record<string, Step[]> {
  return Object.fromEntries(
    types.map((type) => [`${keyOfType(type)} record ${name}`, [made(type)]]),
  );
}

/** A value for each field of a type: of references those that the person may choose, no two alike where there are more. */
async function valuesOf(type: RecordType, person: Person): Promise<RecordFields> {
  const values: RecordFields = {};
  const chosenOf = new Map<string | undefined, number>();
  const times = ['09:30', '10:30'];
  for (const [name, field] of Object.entries(type.fields)) {
    values[name] = plainValueOf(field);
    if (field.kind === 'time') values[name] = times.shift() ?? '11:30';
    if (!hasOptions(field)) continue;
    const { records } = await optionsOf(type, name, person);
    const nth = chosenOf.get(referenceOf(field)) ?? 0;
    chosenOf.set(referenceOf(field), nth + 1);
    const option = records[nth] ?? records[0];
    if (field.kind === 'people') values[name] = option ? [option.value] : [];
    else values[name] = option?.value ?? null;
  }
  const day = dayOnce(type);
  if (day !== undefined) values[day] = anotherDay();
  return values;
}

/** The day that a record takes for itself: a room's at a time, or a store's. */
const dayOnce = (type: RecordType): string | undefined =>
  type.apart?.day ?? (keyOfType(type) === keyOfType(dailyClosings) ? 'day' : undefined);

let daysTaken = 0;
/** Before anything of the demonstration. */
const anotherDay = (): string => {
  daysTaken += 1;
  return new Date(Date.UTC(2024, 0, 31 - daysTaken)).toISOString().slice(0, 10);
};

function plainValueOf(field: RecordField | LineField): RecordValue {
  if ('decimals' in field) return oneOf(field);
  if (field.kind === 'lines') {
    return [
      Object.fromEntries(
        Object.entries(field.columns).map(([name, column]) => [name, cellOf(column)]),
      ),
    ];
  }
  if (field.kind === 'choices') return field.choices.slice(0, 1).map(({ value }) => value);
  if (field.kind === 'daySpan') return { from: '2026-11-21', until: '2026-11-22' };
  if (field.kind === 'file' || field.kind === 'picture') return null;
  return cellOf(field);
}

/** One where the field allows it, so that a total is the sum of one row. */
const oneOf = ({ least, most }: NumberField): number => Math.min(Math.max(least, 1), most);

function cellOf(field: RecordField | LineField): string | number | null {
  if ('decimals' in field) return oneOf(field);
  if (field.kind === 'choice') return field.choices[0]?.value ?? '';
  if (field.kind === 'day') return '2026-11-21';
  return field.kind === 'time' ? '09:30' : '测试';
}
