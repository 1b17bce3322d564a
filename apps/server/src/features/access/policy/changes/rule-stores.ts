import { DataRuleValue, FieldRuleValue } from '@portal/contract/policy/data-rules';
import { sql } from 'kysely';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { keyText, type RowStore } from './row-store.ts';

const columnOf = (keys: readonly (readonly string[])[], place: number): string[] =>
  keys.map((key) => key[place] ?? '');

/** Data rules by role and record type. */
export const dataRuleStore: RowStore = {
  async read(db, keys) {
    const rows = await db
      .selectFrom('data_rule')
      .where(ofTenant('data_rule'))
      .where(isAmong(keys))
      .select(['role_code', 'type', 'parts'])
      .execute();
    return new Map(
      rows.map(({ role_code, type, parts }) => [
        keyText([role_code, type]),
        DataRuleValue.parse({ parts }),
      ]),
    );
  },

  async ofRole(db, code) {
    const rows = await db
      .selectFrom('data_rule')
      .where(ofTenant('data_rule'))
      .where('role_code', '=', code)
      .orderBy('type')
      .select('type')
      .execute();
    return rows.map(({ type }) => [code, type]);
  },

  async put(db, rows) {
    const keys = rows.map(({ key }) => key);
    const parts = rows.map(({ value }) => JSON.stringify(DataRuleValue.parse(value).parts));
    await sql`
      insert into data_rule (tenant_id, role_code, type, parts)
      select ${tenantId()}::int, role, type, parts::jsonb
      from unnest(${columnOf(keys, 0)}::text[], ${columnOf(keys, 1)}::text[], ${parts}::text[])
        as given (role, type, parts)
      on conflict (tenant_id, role_code, type) do update set parts = excluded.parts`.execute(db);
  },

  async remove(db, keys) {
    await db.deleteFrom('data_rule').where(ofTenant('data_rule')).where(isAmong(keys)).execute();
  },
};

const isAmong = (keys: readonly (readonly string[])[]) =>
  sql<boolean>`(role_code, type) in (
    select * from unnest(${columnOf(keys, 0)}::text[], ${columnOf(keys, 1)}::text[]))`;

/** Field rules by role, record type and field. */
export const fieldRuleStore: RowStore = {
  async read(db, keys) {
    const rows = await db
      .selectFrom('field_rule')
      .where(ofTenant('field_rule'))
      .where(isFieldAmong(keys))
      .select(['role_code', 'type', 'field', 'access'])
      .execute();
    return new Map(
      rows.map(({ role_code, type, field, access }) => [
        keyText([role_code, type, field]),
        { access } satisfies FieldRuleValue,
      ]),
    );
  },

  async ofRole(db, code) {
    const rows = await db
      .selectFrom('field_rule')
      .where(ofTenant('field_rule'))
      .where('role_code', '=', code)
      .orderBy('type')
      .orderBy('field')
      .select(['type', 'field'])
      .execute();
    return rows.map(({ type, field }) => [code, type, field]);
  },

  async put(db, rows) {
    const keys = rows.map(({ key }) => key);
    const access = rows.map(({ value }) => FieldRuleValue.parse(value).access);
    await sql`
      insert into field_rule (tenant_id, role_code, type, field, access)
      select ${tenantId()}::int, role, type, field, access
      from unnest(${columnOf(keys, 0)}::text[], ${columnOf(keys, 1)}::text[],
        ${columnOf(keys, 2)}::text[], ${access}::text[]) as given (role, type, field, access)
      on conflict (tenant_id, role_code, type, field) do update set access = excluded.access`.execute(
      db,
    );
  },

  async remove(db, keys) {
    await db
      .deleteFrom('field_rule')
      .where(ofTenant('field_rule'))
      .where(isFieldAmong(keys))
      .execute();
  },
};

const isFieldAmong = (keys: readonly (readonly string[])[]) =>
  sql<boolean>`(role_code, type, field) in (select * from unnest(
    ${columnOf(keys, 0)}::text[], ${columnOf(keys, 1)}::text[], ${columnOf(keys, 2)}::text[]))`;
