import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import type { Lookup } from './lookup.ts';

/** Stores by number; users see those they belong to. */
export const storeLookup = (db: Database): Lookup => ({
  name: '门店',
  filters: ['bgNo'],
  rows: async () =>
    (await storeRows(db)).map(({ value, text, city, bgNo, status }) => ({
      value,
      text,
      aside: `${value} ${city}`,
      color: null,
      isOffered: status !== 'closed',
      within: { bgNo: [bgNo] },
    })),
  visibleTo: async ({ personId }: Session) => {
    const own = await db
      .selectFrom('person_store')
      .where(ofTenant('person_store'))
      .where('person_id', '=', personId)
      .select('store_no')
      .execute();
    return new Set(own.map(({ store_no }) => store_no));
  },
});

const storeRows = (db: Database) =>
  db
    .selectFrom('store')
    .where(ofTenant('store'))
    .select(['store_no as value', 'store_name as text', 'bg_no as bgNo', 'city', 'status'])
    .orderBy('store_no')
    .execute();
