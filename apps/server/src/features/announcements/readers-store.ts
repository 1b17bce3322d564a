import type { ReaderKind } from '@portal/contract/announcement-readers';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database';
import type { Stretch } from './store.ts';

export interface StoredReader {
  work_no: string;
  realname: string;
  depart_name: string | null;
  store_name: string | null;
  read_at: Date | null;
  acknowledged_at: Date | null;
}

export interface ReadingTotals {
  meant: number;
  read: number;
  acknowledged: number;
}

/** Everybody an announcement is for now, with their reading of what it says now. */
const readings = (id: string) => sql`
  select person.id, person.work_no, person.realname, r.read_at, r.acknowledged_at
  from people_meant((select array_agg(scope) from announcement_target where announcement_id = ${id})) as meant(id)
  join person on person.id = meant.id
  left join announcement_read r on r.announcement_id = ${id} and r.person_id = person.id
    and r.revision >= (select counts_from from announcement where announcement.id = ${id})`;

const conditions = {
  read: sql`read_at is not null`,
  unread: sql`read_at is null`,
  acknowledged: sql`acknowledged_at is not null`,
  unacknowledged: sql`acknowledged_at is null`,
} as const satisfies Record<ReaderKind, RawBuilder<unknown>>;

export async function totalsOf(db: Database, id: string): Promise<ReadingTotals> {
  const { rows } = await sql<ReadingTotals>`
    select count(*)::int as meant, count(read_at)::int as read,
      count(acknowledged_at)::int as acknowledged
    from (${readings(id)}) reading`.execute(db);
  return rows[0] ?? { meant: 0, read: 0, acknowledged: 0 };
}

/** By work number; where somebody is in several departments or stores, the first is named. */
export async function readersOf(
  db: Database,
  id: string,
  kind: ReaderKind | 'all',
  { offset, limit }: Stretch,
): Promise<StoredReader[]> {
  const wanted = kind === 'all' ? sql`true` : conditions[kind];
  const { rows } = await sql<StoredReader>`
    select shown.*,
      (select min(depart_name) from person_department join department on department.id = department_id
        where person_id = shown.id) as depart_name,
      (select min(store_name) from person_store join store using (store_no)
        where person_id = shown.id) as store_name
    from (
      select * from (${readings(id)}) reading where ${wanted}
      order by work_no offset ${offset} limit ${limit}
    ) shown order by work_no`.execute(db);
  return rows;
}

export interface StoredStoreReading extends ReadingTotals {
  store_no: string;
  store_name: string;
  city: string;
  bg_name: string;
}

/** The least read first. */
export async function storeReadingOf(db: Database, id: string): Promise<StoredStoreReading[]> {
  const { rows } = await sql<StoredStoreReading>`
    select store_no, store_name, city, bg_name, count(*)::int as meant,
      count(read_at)::int as read, count(acknowledged_at)::int as acknowledged
    from (${readings(id)}) reading
    join person_store on person_store.person_id = reading.id
    join store using (store_no) join business_group using (bg_no)
    group by store_no, store_name, city, bg_name
    order by count(read_at)::float / count(*), store_no`.execute(db);
  return rows;
}
