import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Member figures of one business group on one day; whoever joined has a record among the members. */
export interface MemberDay {
  group: string;
  groupNo: string;
  day: string;
  joined: number;
  active: number;
  repurchased: number;
  /** Fen; `everybody` also counts customers who are not members. */
  amount: number;
  everybody: number;
}

export async function newestMemberDay(
  db: Database,
  groups: string[],
  today: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from member_day
    where ${ofTenant('member_day')} and bg_no = any(${groups}) and day <= ${today}`.execute(db);
  return rows[0]?.day ?? undefined;
}

export async function memberDays(
  db: Database,
  groups: string[],
  days: string[],
): Promise<MemberDay[]> {
  const { rows } = await sql<MemberDay>`
    select bg_name as group, bg_no as "groupNo", m.day, active, repurchased, (
        select count(*)::int from crm_members
        where ${ofTenant('crm_members')} and crm_members.scope = bg_no and crm_members.joined = m.day
      ) as joined,
      m.amount_cents::float8 as amount, coalesce(s.amount_cents, 0)::float8 as everybody
    from member_day m
    join business_group using (tenant_id, bg_no)
    left join sales_group_day s using (tenant_id, bg_no, day)
    where ${ofTenant('m')} and bg_no = any(${groups}) and day = any(${days}::date[])
    order by sort, day`.execute(db);
  return rows;
}
