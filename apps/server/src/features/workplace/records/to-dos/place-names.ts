import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

interface NumberedPlace {
  /** `store`, `group` or `company`; others have no names here. */
  kind: string;
  no: string;
}

/** Returns the names of stores, groups and companies, by kind and number with a blank between. */
export async function placeNames(
  db: Database,
  places: readonly NumberedPlace[],
): Promise<ReadonlyMap<string, string>> {
  const of = (wanted: string) => [
    ...new Set(places.filter(({ kind }) => kind === wanted).map(({ no }) => no)),
  ];
  const [stores, groups, companies] = [of('store'), of('group'), of('company')];
  if (stores.length + groups.length + companies.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    select 'store ' || store_no as key, store_name as name from store
    where ${ofTenant('store')} and store_no = any (${stores}::text[])
    union all select 'group ' || bg_no, bg_name from business_group
    where ${ofTenant('business_group')} and bg_no = any (${groups}::text[])
    union all select 'company ' || company_no, company_name from company
    where ${ofTenant('company')} and company_no = any (${companies}::text[])`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
