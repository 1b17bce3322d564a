import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { momentOf, wireTime } from '@portal/common/group-time';
import type { MemberValue } from '@portal/contract/policy/changes';
import type { RowStore } from './row-store.ts';
import { keyText } from './row-store.ts';

type PairTable = 'role_menu_item' | 'role_action' | 'person_role';

/** The columns of a table that a pair of keys names: the role first. */
interface PairColumns {
  table: PairTable;
  role: 'role_code';
  other: 'menu_item_id' | 'action_code' | 'person_id';
}

const columnsOf = (keys: readonly (readonly string[])[]) => ({
  roles: keys.map(([role = '']) => role),
  others: keys.map(([, other = '']) => other),
});

async function readPairs(
  db: Database,
  { table, role, other }: PairColumns,
  keys: readonly (readonly string[])[],
) {
  const { roles, others } = columnsOf(keys);
  const { rows } = await sql<{ role: string; other: string; until: Date | null }>`
    select held.${sql.ref(role)} as role, held.${sql.ref(other)} as other,
      ${table === 'person_role' ? sql.ref('held.until') : sql`null::timestamptz`} as until
    from ${sql.table(table)} held
    join unnest(${roles}::text[], ${others}::text[]) as wanted (role, other)
      on wanted.role = held.${sql.ref(role)} and wanted.other = held.${sql.ref(other)}
    where ${ofTenant('held')}`.execute(db);
  return rows;
}

async function removePairs(
  db: Database,
  { table, role, other }: PairColumns,
  keys: readonly (readonly string[])[],
): Promise<void> {
  const { roles, others } = columnsOf(keys);
  await sql`
    delete from ${sql.table(table)}
    using unnest(${roles}::text[], ${others}::text[]) as gone (role, other)
    where ${ofTenant(table)} and ${sql.ref(`${table}.${role}`)} = gone.role
      and ${sql.ref(`${table}.${other}`)} = gone.other`.execute(db);
}

async function ofRole(db: Database, { table, role, other }: PairColumns, code: string) {
  const { rows } = await sql<{ other: string }>`
    select ${sql.ref(other)} as other from ${sql.table(table)}
    where ${ofTenant(table)} and ${sql.ref(role)} = ${code} order by 1`.execute(db);
  return rows.map((row) => [code, row.other]);
}

/** The rows of a table that a role holds something by: a menu item or an action. */
export function heldStore(columns: PairColumns): RowStore {
  const { table, role, other } = columns;
  return {
    read: async (db, keys) =>
      new Map(
        (await readPairs(db, columns, keys)).map((row) => [keyText([row.role, row.other]), {}]),
      ),
    ofRole: (db, code) => ofRole(db, columns, code),
    remove: (db, keys) => removePairs(db, columns, keys),
    async put(db, rows) {
      const { roles, others } = columnsOf(rows.map(({ key }) => key));
      await sql`
        insert into ${sql.table(table)} (tenant_id, ${sql.ref(role)}, ${sql.ref(other)})
        select ${tenantId()}::int, role, other
        from unnest(${roles}::text[], ${others}::text[]) as given (role, other)`.execute(db);
    },
  };
}

const members: PairColumns = { table: 'person_role', role: 'role_code', other: 'person_id' };

/** The people who hold a role, some until a moment. */
export const memberStore: RowStore = {
  async read(db, keys) {
    const rows = await readPairs(db, members, keys);
    return new Map(
      rows.map((row) => [
        keyText([row.role, row.other]),
        { until: row.until && wireTime(row.until) } satisfies MemberValue,
      ]),
    );
  },
  ofRole: (db, code) => ofRole(db, members, code),
  remove: (db, keys) => removePairs(db, members, keys),
  async put(db, rows) {
    const { roles, others } = columnsOf(rows.map(({ key }) => key));
    const ends = rows.map(({ value }) => endOf(value));
    await sql`
      insert into person_role (tenant_id, role_code, person_id, until)
      select ${tenantId()}::int, role, person, until
      from unnest(${roles}::text[], ${others}::text[], ${ends}::timestamptz[])
        as given (role, person, until)
      on conflict (tenant_id, person_id, role_code) do update set until = excluded.until`.execute(
      db,
    );
  },
};

function endOf(value: unknown): Date | null {
  const until =
    typeof value === 'object' && value !== null && 'until' in value ? value.until : null;
  return typeof until === 'string' ? momentOf(until) : null;
}
