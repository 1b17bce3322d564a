import type { Purchase } from '@portal/contract/members/purchases';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, sliceOf } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

interface MemberRow {
  id: string;
  name: string;
  level: string;
}

export async function findMember(
  db: Database,
  { reach, member }: { reach: RawBuilder<boolean>; member: string },
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select id, name, level from crm_members
    where ${ofTenant('crm_members')} and ${reach} and id = upper(${member})`.execute(db);
  return rows[0];
}

const slipsOf = (member: string) => sql`from ors_slips where ${ofTenant('ors_slips')}
  and ors_slips.member = ${member}`;

export async function purchasesOf(
  db: Database,
  member: string,
  page: PageRequest,
): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select slip.id as slip, slip.kind, to_char(day, 'yyyy-mm-dd') as day, to_char("time", 'hh24:mi') as time,
      slip.scope as "storeNo", coalesce(store.store_name, slip.scope) as "storeName",
      units, amount::float8 as amount, list::float8 as list, payment, "of", coalesce(lines, '[]') as lines
    from (select ors_slips.* ${slipsOf(member)}
      order by day desc, "time" desc, id desc ${sliceOf(page)}) slip
    left join store on ${ofTenant('store')} and store.store_no = slip.scope
    order by day desc, "time" desc, slip.id desc`.execute(db);
  return rows;
}

interface SumRow {
  total: number;
  sales: number;
  refunds: number;
  units: number;
  amount: number;
  lastDay: string | null;
}

const none: SumRow = { total: 0, sales: 0, refunds: 0, units: 0, amount: 0, lastDay: null };

export async function sumsOf(db: Database, member: string): Promise<SumRow> {
  const { rows } = await sql<SumRow>`
    select count(*)::int as total,
      count(*) filter (where kind = 'sale')::int as sales,
      count(*) filter (where kind = 'refund')::int as refunds,
      coalesce(sum(units), 0)::int as units, coalesce(sum(amount), 0)::float8 as amount,
      to_char(max(day) filter (where kind = 'sale'), 'yyyy-mm-dd') as "lastDay"
    ${slipsOf(member)}`.execute(db);
  return rows[0] ?? none;
}
