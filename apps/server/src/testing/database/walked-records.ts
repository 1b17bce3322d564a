import { recordCalls } from '@portal/contract/records/record-calls';
import { locateRecord } from '@portal/contract/records/numbers/record-numbers';
import { keyOfType, type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { hasOptions } from '@portal/contract/records/references';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { slips } from '@portal/ors/records/slips';
import { ofForm, valuesOf } from '#testing/fixtures/form-values.ts';
import type { Person } from '#testing/world.ts';
import { chosen, type Step } from './walked.ts';
import { recordTypes } from '../../systems.ts';

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
    const fields = ofForm(type, await valuesOf(type, person.tab(chosen)));
    const making = person.tab(chosen)(recordCalls(type).create, { fields });
    return isWrittenByTills(type) ? making.catch(String) : making;
  }),
  // One walk for all changes of a record: each look at all tables before and after costs a tenth of a second.
  ...ofTypes('edit', (type) => async (person) => {
    if (isWrittenByTills(type)) return;
    const { create, edit, step: take, undo, batch, comment } = recordCalls(type);
    const tab = person.tab(chosen);
    const values = await valuesOf(type, person.tab(chosen));
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
