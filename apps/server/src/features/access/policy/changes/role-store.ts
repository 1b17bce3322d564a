import { sql } from 'kysely';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { keyText, type RowStore } from './row-store.ts';

interface StoredRole {
  name: string;
  sort: number;
}

/** Roles by their code. Whether one holds everything is the installation's, and no change of a draft. */
export const roleStore: RowStore = {
  async read(db, keys) {
    const rows = await db
      .selectFrom('role')
      .where(ofTenant('role'))
      .where('code', '=', sql<string>`any(${keys.flat()})`)
      .select(['code', 'name', 'sort'])
      .execute();
    return new Map(rows.map(({ code, name, sort }) => [keyText([code]), { name, sort }]));
  },

  async put(db, rows) {
    const values = rows.map(({ value }) => roleValueOf(value));
    await sql`
      insert into role (tenant_id, code, name, sort)
      select ${tenantId()}::int, code, name, sort
      from unnest(
        ${rows.flatMap(({ key }) => key)}::text[],
        ${values.map(({ name }) => name)}::text[],
        ${values.map(({ sort }) => sort)}::int[]
      ) as made (code, name, sort)
      on conflict (tenant_id, code) do update set name = excluded.name, sort = excluded.sort`.execute(
      db,
    );
  },

  async remove(db, keys) {
    await db
      .deleteFrom('role')
      .where(ofTenant('role'))
      .where('code', '=', sql<string>`any(${keys.flat()})`)
      .execute();
  },
};

function roleValueOf(value: unknown): StoredRole {
  if (typeof value !== 'object' || value === null) throw new Error('a role without a value');
  const { name, sort } = Object.assign({ name: '', sort: 0 }, value);
  return { name, sort };
}
