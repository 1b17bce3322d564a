import type { StoreRow, StoreState } from '@portal/contract/administration/stores';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate, whereContains } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

/** Fields of a store that an administrator writes. */
export type StoreFields = Pick<
  StoreRow,
  'storeNo' | 'storeName' | 'bgNo' | 'companyNo' | 'city' | 'kind' | 'area' | 'openedOn' | 'state'
>;

export interface StoreFilter {
  keyword: string;
  bgNo: string;
  state: StoreState | '';
}

/** Returns a page of stores with the names of group and company and the number of their people. */
export function pageOfStores(
  db: Database,
  { keyword, bgNo, state }: StoreFilter,
  page: PageRequest,
) {
  const query = db
    .selectFrom('store')
    .innerJoin('business_group', 'business_group.bg_no', 'store.bg_no')
    .innerJoin('company', 'company.company_no', 'store.company_no')
    .where(ofTenant('store', 'business_group'))
    .where(ofTenant('company'))
    .where(
      sql<boolean>`(${whereContains('store.store_no', keyword)} or ${whereContains('store.store_name', keyword)}
        or ${whereContains('store.city', keyword)})`,
    )
    .$if(bgNo !== '', (stores) => stores.where('store.bg_no', '=', bgNo))
    .$if(state !== '', (stores) => stores.where('store.status', '=', state || 'open'))
    .select(columns)
    .select(['business_group.bg_name as bgName', 'company.company_name as companyName'])
    .select(
      sql<number>`(select count(*)::int from person_store
        where person_store.tenant_id = ${tenantId()} and person_store.store_no = store.store_no)`.as(
        'people',
      ),
    )
    .orderBy('store.store_no');
  return paginate(query, page);
}

const columns = [
  'store.store_no as storeNo',
  'store.store_name as storeName',
  'store.bg_no as bgNo',
  'store.company_no as companyNo',
  'store.city',
  'store.kind',
  'store.area_sqm as area',
  'store.opened_on as openedOn',
  'store.status as state',
  'store.version',
] as const;

/** Returns a store, held until the transaction ends: whoever gives it to somebody waits for that. */
export const holdStore = (within: Database, storeNo: string) =>
  within
    .selectFrom('store')
    .where(ofTenant('store'))
    .where('store_no', '=', storeNo)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();

const toColumns = ({
  storeName,
  bgNo,
  companyNo,
  area,
  openedOn,
  state,
  ...rest
}: StoreFields) => ({
  store_name: storeName,
  bg_no: bgNo,
  company_no: companyNo,
  city: rest.city,
  kind: rest.kind,
  area_sqm: area,
  opened_on: openedOn,
  status: state,
});

/** Inserts a store; false where its number is taken. */
export async function insertStore(db: Database, fields: StoreFields): Promise<boolean> {
  const made = await db
    .insertInto('store')
    .values({ store_no: fields.storeNo, ...toColumns(fields) })
    .onConflict((known) => known.doNothing())
    .returning('store_no')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateStore(within: Database, fields: StoreFields): Promise<void> {
  await within
    .updateTable('store')
    .set(toColumns(fields))
    .where(ofTenant('store'))
    .where('store_no', '=', fields.storeNo)
    .execute();
}

export async function removeStore(within: Database, storeNo: string): Promise<void> {
  await within
    .deleteFrom('store')
    .where(ofTenant('store'))
    .where('store_no', '=', storeNo)
    .execute();
}
