import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** A store with its business group. */
interface StoreInGroup {
  no: string;
  bgNo: string;
}

export async function storesOfPerson(db: Database, personId: string): Promise<StoreInGroup[]> {
  const { rows } = await sql<StoreInGroup>`
    select store_no as no, bg_no as "bgNo" from person_store join store using (tenant_id, store_no)
    where ${ofTenant('store')} and person_id = ${personId}`.execute(db);
  return rows;
}

/** Returns a text that users have in common who belong to the same stores, business groups and departments. */
export async function membershipsText(db: Database, personId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws('/',
      (select string_agg(store_no, ',' order by store_no) from person_store
        where ${ofTenant('person_store')} and person_id = ${personId}), ';',
      (select string_agg(bg_no, ',' order by bg_no) from person_business_group
        where ${ofTenant('person_business_group')} and person_id = ${personId}), ';',
      (select string_agg(department_id, ',' order by department_id) from person_department
        where ${ofTenant('person_department')} and person_id = ${personId})
    ) as text`.execute(db);
  return rows[0]?.text ?? '';
}

/** Reads the business group of each store. */
export async function groupsOfStores(db: Database, stores: string[]): Promise<StoreInGroup[]> {
  if (stores.length === 0) return [];
  const { rows } = await sql<StoreInGroup>`
    select store_no as no, bg_no as "bgNo" from store
    where tenant_id = ${tenantId()} and store_no = any(${stores})`.execute(db);
  return rows;
}

export async function groupsOfPerson(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_business_group')
    .where(ofTenant('person_business_group'))
    .where('person_id', '=', personId)
    .select('bg_no')
    .execute();
  return rows.map(({ bg_no }) => bg_no);
}

export async function groupNames(db: Database, groups: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select bg_name as name from business_group
    where tenant_id = ${tenantId()} and bg_no = any(${groups}) order by sort`.execute(db);
  return rows.map(({ name }) => name);
}

export async function storeName(db: Database, storeNo: string): Promise<string> {
  const row = await db
    .selectFrom('store')
    .where(ofTenant('store'))
    .where('store_no', '=', storeNo)
    .select('store_name')
    .executeTakeFirst();
  return row?.store_name ?? '';
}

export async function companyName(db: Database, companyNo: string): Promise<string> {
  const row = await db
    .selectFrom('company')
    .where(ofTenant('company'))
    .where('company_no', '=', companyNo)
    .select('company_name')
    .executeTakeFirst();
  return row?.company_name ?? '';
}

export async function departmentName(db: Database, orgCode: string): Promise<string> {
  const row = await db
    .selectFrom('department')
    .where(ofTenant('department'))
    .where('org_code', '=', orgCode)
    .select('depart_name')
    .executeTakeFirst();
  return row?.depart_name ?? orgCode;
}
