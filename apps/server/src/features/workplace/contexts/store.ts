import type { WorkContext } from '@portal/contract/workplace/work-context';
import type { Company, Store } from '@portal/contract/workplace/contexts';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type Page, type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export const businessGroupsOf = (db: Database, personId: string) =>
  db
    .selectFrom('business_group')
    .innerJoin('person_business_group', 'person_business_group.bg_no', 'business_group.bg_no')
    .where(ofTenant('business_group', 'person_business_group'))
    .where('person_id', '=', personId)
    .where('enabled', '=', true)
    .select(['business_group.bg_no as bgNo', 'bg_name as bgName'])
    .orderBy('sort')
    .orderBy('bgNo')
    .execute();

export const companiesOf = (
  db: Database,
  personId: string,
): Promise<Omit<Company, 'currentCompany'>[]> =>
  db
    .selectFrom('company')
    .innerJoin('person_company', 'person_company.company_no', 'company.company_no')
    .where(ofTenant('company', 'person_company'))
    .where('person_id', '=', personId)
    .where('enabled', '=', true)
    .select(['company.company_no as companyNo', 'company_name as companyName'])
    .orderBy('sort')
    .orderBy('companyNo')
    .execute();

/** Returns true if the user is a member of everything that is chosen, and none of it is switched off. */
export async function belongsTo(
  db: Database,
  personId: string,
  { bgNo, storeNo, companyNo }: WorkContext,
): Promise<boolean> {
  const { rows } = await sql<{ belongs: boolean }>`
    select (${bgNo}::text is null or exists (
        select from person_business_group join business_group using (tenant_id, bg_no)
        where tenant_id = ${tenantId()} and person_id = ${personId} and bg_no = ${bgNo} and enabled))
      and (${storeNo}::text is null or exists (
        select from person_store where tenant_id = ${tenantId()} and person_id = ${personId} and store_no = ${storeNo}))
      and (${companyNo}::text is null or exists (
        select from person_company join company using (tenant_id, company_no)
        where tenant_id = ${tenantId()} and person_id = ${personId} and company_no = ${companyNo} and enabled))
      as belongs`.execute(db);
  return rows[0]?.belongs === true;
}

export async function hasStores(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_store')
    .where(ofTenant('person_store'))
    .where('person_id', '=', personId)
    .select('store_no')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A filter of stores: by part of number or name, or by numbers. */
export type StoreFilter = { part: string } | { numbers: string[] };

const ownStores = (db: Database, personId: string) =>
  db
    .selectFrom('store')
    .innerJoin('person_store', 'person_store.store_no', 'store.store_no')
    .where(ofTenant('store', 'person_store'))
    .where('person_id', '=', personId);

const matching = (db: Database, personId: string, filter: StoreFilter) => {
  if ('numbers' in filter) {
    return ownStores(db, personId).where(sql<boolean>`store.store_no = any(${filter.numbers})`);
  }
  const pattern = `%${filter.part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return ownStores(db, personId).where((store) =>
    store.or([store('store.store_no', 'ilike', pattern), store('store_name', 'ilike', pattern)]),
  );
};

/** Returns a page of the user's stores by number. */
export async function pageOfStores(
  db: Database,
  personId: string,
  { filter, ...page }: PageRequest & { filter: StoreFilter },
): Promise<Page<Store>> {
  const rows = matching(db, personId, filter)
    .select(['store.store_no as storeNo', 'store_name as storeName', 'bg_no as bgNo'])
    .select(['city', 'area_sqm as area'])
    .orderBy('storeNo');
  return paginate(rows, page);
}

/** Returns number and name of each store of the user. */
export const storeNamesOf = (db: Database, personId: string) =>
  ownStores(db, personId).select(['store.store_no as no', 'store_name as name']).execute();

/** Stores the chosen company on the session, for requests that do not name one. */
export async function writeCompany(db: Database, tokenHash: Buffer, no: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ context: sql`context || jsonb_build_object('companyNo', ${no}::text)` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function companyOnSession(
  db: Database,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .select(sql<string | null>`context ->> 'companyNo'`.as('no'))
    .executeTakeFirst();
  return row?.no ?? undefined;
}
