import { keyOfType, recordColumns, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { alterTableSql } from './table-sql.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { recordTypes } from '../../../systems.ts';

const world = await startWorld();

test('every record type has its table, with a column for each field', async () => {
  const { rows } = await sql<{ name: string; columns: string[]; indexes: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns,
      array(select indexname::text from pg_indexes where tablename = table_name) as indexes
    from information_schema.columns where table_schema = 'public' group by 1`.execute(world.db);
  const tables = new Map(rows.map((row) => [row.name, row]));

  const lacking = recordTypes.map((type) => {
    const { columns = [], indexes = [] } = tables.get(tableOf(type)) ?? {};
    return alterTableSql(type, { columns: new Set(columns), indexes: new Set(indexes) });
  });

  expect(lacking.filter((statements) => statements !== '')).toEqual([]);
});

test('no two types share a key or a pattern of numbers, and no field the name of a column that all have', () => {
  expect(new Set(recordTypes.map(keyOfType)).size).toBe(recordTypes.length);
  expect(new Set(recordTypes.map(({ number }) => number)).size).toBe(recordTypes.length);
  const names = recordTypes.flatMap(({ fields: own }) => Object.keys(own));
  expect(names.filter((name) => recordColumns.some((column) => column === name))).toEqual([]);
});

test('what fields refer to is there: types, dictionaries, and the stores of their reach', async () => {
  const { rows } = await sql<{ code: string }>`
    select code from dictionary where tenant_id = 0`.execute(world.db);
  const known = new Set([...recordTypes.map(keyOfType), ...rows.map(({ code }) => code)]);
  const missing = recordTypes.flatMap((type) =>
    Object.values(type.fields).flatMap((field) => {
      const key = field.kind === 'link' ? field.type : 'dictionary' in field && field.dictionary;
      return key === false || known.has(key) ? [] : [[keyOfType(type), key]];
    }),
  );

  expect(missing).toEqual([]);
  expect(recordTypes.filter((type) => !hasSoundReach(type)).map(keyOfType)).toEqual([]);
});

/** Sides are two stores, or the author and others; the store of a record is given once. */
function hasSoundReach({ fields, storeField, alsoSeenBy, scope, states }: RecordType): boolean {
  const steps = Object.values(states).flatMap((state) => Object.values(state.steps ?? {}));
  const sides = new Set(steps.flatMap(({ by }) => by ?? []));
  const hasEnds = alsoSeenBy !== undefined || sides.has('from') || sides.has('to');
  const hasAuthor = sides.has('author') || sides.has('others');
  const stores = [storeField, alsoSeenBy].flatMap((name) =>
    name === undefined ? [] : fields[name],
  );
  return (
    stores.every((field) => field?.kind === 'store') &&
    (!hasEnds || scope === 'store' || scope === 'stores') &&
    !(hasAuthor && hasEnds) &&
    (scope !== 'stores' || fields[storeField ?? '']?.fixed === true)
  );
}
