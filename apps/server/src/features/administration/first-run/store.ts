import type { FirstRunMark } from '@portal/contract/administration/first-run';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export interface TenantCounts {
  brand: number;
  companies: number;
  departments: number;
  stores: number;
  systems: number;
  roles: number;
  people: number;
  /** People who may sign in, reach everybody, and change and publish roles. */
  administrators: number;
  /** The database archives what it writes. */
  archives: boolean;
}

/** Counts what the tenant has. */
export async function countFound(db: Database): Promise<TenantCounts> {
  const tenant = tenantId();
  const { rows } = await sql<TenantCounts>`
    select
      (select count(*)::int from brand_revision where brand_revision.tenant_id = ${tenant}) as brand,
      (select count(*)::int from company where company.tenant_id = ${tenant}) as companies,
      (select count(*)::int from department where department.tenant_id = ${tenant}) as departments,
      (select count(*)::int from store where store.tenant_id = ${tenant}) as stores,
      (select count(*)::int from subsystem where enabled) as systems,
      (select count(*)::int from role where role.tenant_id = ${tenant}) as roles,
      (select count(*)::int from person_tenant join person on person.id = person_id
        where person_tenant.tenant_id = ${tenant} and status = 'active') as people,
      (select count(*)::int from (
        select person.id from person_role
        join held_action on held_action.tenant_id = ${tenant} and held_action.role_code = person_role.role_code
        join person on person.id = person_role.person_id and person.status = 'active'
        where person_role.tenant_id = ${tenant}
          and action_code in ('ams:person:all', 'ams:role:edit', 'ams:policy:publish')
        group by person.id having count(distinct action_code) = 3
      ) as administrator) as administrators,
      (select coalesce(bool_or(archived_count > 0), false) from pg_stat_archiver) as archives`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('the database counts nothing');
  return found;
}

export async function readMarks(db: Database) {
  const rows = await db
    .selectFrom('first_run_mark')
    .where(ofTenant('first_run_mark'))
    .select(['key', 'state', 'marked_at'])
    .execute();
  return new Map(rows.map(({ key, ...mark }) => [key, mark]));
}

export async function writeMark(
  db: Database,
  key: FirstRunMark,
  state: 'open' | 'done' | 'skipped',
  now: Date,
): Promise<void> {
  if (state === 'open') {
    await db
      .deleteFrom('first_run_mark')
      .where(ofTenant('first_run_mark'))
      .where('key', '=', key)
      .execute();
    return;
  }
  await db
    .insertInto('first_run_mark')
    .values({ key, state, marked_at: now })
    .onConflict((known) =>
      known.columns(['tenant_id', 'key']).doUpdateSet({ state, marked_at: now }),
    )
    .execute();
}

/** Finds pages by their components: an installation may have moved them, or an older one not have them. */
export async function findPages(db: Database, components: readonly string[]) {
  const rows = await db
    .selectFrom('menu_item')
    .where('component', 'in', components)
    .select(['component', 'path'])
    .execute();
  return new Map(rows.map(({ component, path }) => [component, path]));
}
