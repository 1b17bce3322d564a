import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Loads daily visits of members, in proportion to the sales of the day; who joined is in the records of members. */
export async function loadMembers(db: Database): Promise<void> {
  await sql`
    insert into member_day (bg_no, day, joined, active, repurchased, amount_cents)
    select bg_no, day, 0, orders * (150 + chance) / 100,
      orders * (28 + chance % 9) / 100, amount_cents * (52 + chance % 8) / 100
    from sales_group_day
    cross join lateral (select (orders + extract(doy from day)::int) % 31 as chance) c`.execute(db);
}
