import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { companyNos } from './departments.ts';
import { compare, type Plan, type WantedRow } from './plan.ts';

export interface WantedStore {
  no: string;
  name: string;
  groupNo: string;
  companyNo: string;
  city: string;
  kind: 'flagship' | 'standard' | 'outlet';
  area: number;
  openedOn: string;
  status: 'open' | 'refitting' | 'closed';
}

/** Plans stores; the business group and the company of each have to be there. */
export async function planStores(
  db: Database,
  wanted: readonly WantedRow<WantedStore>[],
): Promise<Plan<WantedStore>> {
  const plan = compare(wanted, {
    keyOf: ({ no }) => no,
    label: '门店编号',
    there: new Map((await readStores(db)).map((store) => [store.no, store])),
  });
  const companies = new Set(await companyNos(db));
  const groups = await db
    .selectFrom('business_group')
    .where(ofTenant('business_group'))
    .select('bg_no')
    .execute();
  const groupNos = new Set(groups.map(({ bg_no }) => bg_no));
  for (const { row, value } of wanted) {
    if (!groupNos.has(value.groupNo)) {
      plan.faults.push({ row, column: '事业部编号', value: value.groupNo, words: '事业部不存在' });
    }
    if (!companies.has(value.companyNo)) {
      plan.faults.push({ row, column: '公司编号', value: value.companyNo, words: '公司不存在' });
    }
  }
  return plan;
}

const readStores = (db: Database): Promise<WantedStore[]> =>
  db
    .selectFrom('store')
    .where(ofTenant('store'))
    .select([
      'store_no as no',
      'store_name as name',
      'bg_no as groupNo',
      'company_no as companyNo',
      'city',
      'kind',
      'area_sqm as area',
      'opened_on as openedOn',
      'status',
    ])
    .execute();

const rowOf = (store: WantedStore) => ({
  store_name: store.name,
  bg_no: store.groupNo,
  company_no: store.companyNo,
  city: store.city,
  kind: store.kind,
  area_sqm: store.area,
  opened_on: store.openedOn,
  status: store.status,
});

export async function writeStores(
  tx: Database,
  { added, changed }: Plan<WantedStore>,
): Promise<void> {
  for (const { value } of added) {
    await tx
      .insertInto('store')
      .values({ store_no: value.no, ...rowOf(value) })
      .execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('store')
      .where(ofTenant('store'))
      .where('store_no', '=', value.no)
      .set(rowOf(value))
      .execute();
  }
}
