import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '#features/sign-in/passwords.ts';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';

/** What a test says of a person; memberships name rows that are there. */
export interface Traits {
  workNo?: string;
  realname?: string;
  /** Without one no password fits. */
  password?: string;
  /** When they last changed it; null for never. By default just now. */
  passwordChangedAt?: Date | null;
  status?: 'active' | 'frozen';
  phone?: string;
  defaultSystem?: string;
  tenantId?: number;
  roles?: string[];
  tenants?: number[];
  companies?: string[];
  /** Ids, not codes. */
  departments?: string[];
  businessGroups?: string[];
  stores?: string[];
  accountSets?: string[];
}

export interface AddedPerson {
  id: string;
  workNo: string;
  tenantId: number;
}

export async function addPerson(db: Database, traits: Traits, now: Date): Promise<AddedPerson> {
  const id = randomUUID();
  const { workNo = `t${id.slice(0, 8)}`, tenantId = 0 } = traits;
  await db
    .insertInto('person')
    .values({
      id,
      work_no: workNo,
      realname: traits.realname ?? '测试员',
      password_hash: traits.password === undefined ? '!' : await hashPassword(traits.password),
      password_changed_at: traits.passwordChangedAt === undefined ? now : traits.passwordChangedAt,
      status: traits.status ?? 'active',
      phone: traits.phone ?? null,
      default_system: traits.defaultSystem ?? null,
      tenant_id: tenantId,
      created_at: now,
    })
    .execute();
  // What they belong to is their first tenant's.
  await withinTenant(tenantId, () =>
    addMemberships(db, id, { ...traits, tenants: traits.tenants ?? [tenantId] }),
  );
  return { id, workNo, tenantId };
}

async function addMemberships(db: Database, id: string, traits: Traits): Promise<void> {
  const { roles = [], tenants = [], companies = [], departments = [] } = traits;
  const { businessGroups = [], stores = [], accountSets = [] } = traits;
  const inserts = [
    sql`insert into person_role (person_id, role_code) select ${id}, unnest(${roles}::text[])`,
    sql`insert into person_tenant (person_id, tenant_id) select ${id}, unnest(${tenants}::int[])`,
    sql`insert into person_company (person_id, company_no) select ${id}, unnest(${companies}::text[])`,
    sql`insert into person_department (person_id, department_id) select ${id}, unnest(${departments}::text[])`,
    sql`insert into person_business_group (person_id, bg_no) select ${id}, unnest(${businessGroups}::text[])`,
    sql`insert into person_store (person_id, store_no) select ${id}, unnest(${stores}::text[])`,
    sql`insert into person_account_set (person_id, account_set_code) select ${id}, unnest(${accountSets}::text[])`,
  ];
  for (const insert of inserts) await insert.execute(db);
}
