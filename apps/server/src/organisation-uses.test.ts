import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { columnOf } from '#features/workplace/records/table.ts';
import { tableOf } from './platform/database/record-tables.ts';
import { businessTables } from '#platform/database/tenancy.ts';
import { startWorld } from '#testing/world.ts';
import {
  createOrganisationUses,
  type UsedKind,
} from '#features/administration/uses/organisation-uses.ts';
import { recordTypes } from './systems.ts';

const world = await startWorld();
const uses = createOrganisationUses({
  types: recordTypes,
  placeOf: (type, field) => ({ table: tableOf(type), column: columnOf(type, field) }),
});

/** Columns that hold the key of one, by kind; of the table of the kind itself it is its own key. */
const columns: Record<UsedKind, string[]> = {
  department: ['department_id', 'org_code'],
  position: ['position_code'],
  store: ['store_no'],
  group: ['bg_no'],
  company: ['company_no'],
};
const own = ['department org_code', 'store store_no', 'business_group bg_no', 'company company_no'];

const kinds: UsedKind[] = ['department', 'position', 'store', 'group', 'company'];

test.each(kinds)(
  'every business table with a column of a %s is among those that are asked before one is deleted',
  async (kind) => {
    const names = columns[kind];
    const { rows } = await sql<{ place: string }>`
      select table_name || ' ' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name = any(${names})
        and table_name = any(${[...businessTables]})`.execute(world.db);
    const asked = uses.placesOf(kind).map(({ table, column }) => `${table} ${column}`);

    const left = rows.map(({ place }) => place).filter((place) => !own.includes(place));
    expect(left.filter((place) => !asked.includes(place))).toEqual([]);
  },
);
