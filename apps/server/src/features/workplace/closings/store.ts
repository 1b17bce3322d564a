import type { PaymentSum } from '@portal/contract/stores/day-sales';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** A day of a store. */
export interface StoreDay {
  storeNo: string;
  day: string;
}

/** Sums the slips of a day by payment; refunds have negative amounts. */
export async function paymentsOf(db: Database, { storeNo, day }: StoreDay): Promise<PaymentSum[]> {
  const { rows } = await sql<PaymentSum>`
    select payment, sum(amount)::float8 as amount, count(*)::int as slips from ors_slips
    where ${ofTenant('ors_slips')} and scope = ${storeNo} and day = ${day} group by payment`.execute(
    db,
  );
  return rows;
}

/** Returns the number of the closing of a day; undefined while it is open. */
export async function closingOf(
  db: Database,
  { storeNo, day }: StoreDay,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ors_daily_closings
    where ${ofTenant('ors_daily_closings')} and scope = ${storeNo} and day = ${day}`.execute(db);
  return rows[0]?.id;
}

/** Marks the closing that led to a cash difference as settled, and returns its number. */
export async function settleClosing(
  db: Database,
  { difference, by, at }: { difference: string; by: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update ors_daily_closings
    set state = 'settled', version = version + 1, changed_at = ${at}, changed_by = ${by}
    where ${ofTenant('ors_daily_closings')} and cash_difference = ${difference} and state = 'differs'
    returning id`.execute(db);
  return rows[0]?.id;
}
