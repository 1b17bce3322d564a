import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { CountRow } from '../measured-board.ts';
import type { MemberMeasure } from './members-board.ts';

export async function newestMemberDay(
  db: Database,
  bgNo: string,
  today: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from member_day
    where ${ofTenant('member_day')} and bg_no = ${bgNo} and day <= ${today}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Reads what members of a business group did on each day; whoever joined has a record among the members. */
export async function memberDays(
  db: Database,
  bgNo: string,
  days: string[],
): Promise<CountRow<MemberMeasure>[]> {
  const { rows } = await sql<CountRow<MemberMeasure>>`
    select bg_name as place, bg_name as part, null as "placeKey", null as "partKey", m.day, active, repurchased, (
        select count(*)::int from crm_members
        where ${ofTenant('crm_members')} and crm_members.scope = bg_no and crm_members.joined = m.day
      ) as joined,
      m.amount_cents::float8 as amount, coalesce(s.amount_cents, 0)::float8 as everybody
    from member_day m
    join business_group using (tenant_id, bg_no)
    left join sales_group_day s using (tenant_id, bg_no, day)
    where ${ofTenant('m')} and bg_no = ${bgNo} and day = any(${days}::date[])
    order by sort, day`.execute(db);
  return rows;
}
