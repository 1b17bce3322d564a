import { type Kysely, sql } from 'kysely';

/** Adds this many users with a store and a role each, who never sign in. */
export async function insertPeople<Tables>(db: Kysely<Tables>, people: number): Promise<void> {
  const ids = sql`select 'bench-' || i as id, i from generate_series(1, ${people}) i`;
  await sql`
    insert into person (id, work_no, realname, password_hash)
    select id, 'B' || i, '测量员 ' || i, '!' from (${ids}) added`.execute(db);
  await sql`
    insert into person_tenant (person_id, tenant_id)
    select id, 0 from (${ids}) added`.execute(db);
  await sql`
    insert into person_role (person_id, role_code)
    select id, 'store-clerk' from (${ids}) added`.execute(db);
  await sql`
    insert into person_store (person_id, store_no)
    select id, store_no from (${ids}) added
    join (select store_no, row_number() over (order by store_no) as place, count(*) over () as all_of
      from store) store on store.place = i % all_of + 1`.execute(db);
  await sql`analyze`.execute(db);
}

/** The number of oldest announcements that everyone has read. */
const readByAll = 40;

/** Adds this many announcements to everyone and to roles; half of them have receipts. */
export async function insertAnnouncements<Tables>(
  db: Kysely<Tables>,
  letters: number,
): Promise<void> {
  await sql`
    insert into announcement (id, title, sender, content, category, sent_at, announced_at)
    select 'bench-' || i, '公告 ' || i, '运营中心', '<p>' || repeat('请各门店按时完成。', 40) || '</p>',
      (i % 2 + 1)::text, now() - i * interval '1 minute', now()
    from generate_series(1, ${letters}) i`.execute(db);
  await sql`
    insert into announcement_target
    select 'bench-' || i, case when i % 3 = 0 then 'role:store-clerk' else 'everyone' end
    from generate_series(1, ${letters}) i`.execute(db);
  // Five million receipts would be years of them: these are of users who sign in, and of every twentieth other user.
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into announcement_read (announcement_id, person_id, read_at)
      select 'bench-' || i, person.id, now() from generate_series(2, ${letters}, 2) i
      cross join (
        select id from person where work_no like '9000%' or right(id, 2) in ('07', '27', '47', '67', '87')
      ) person`.execute(tx);
    await sql`
      insert into announcement_read (announcement_id, person_id, read_at)
      select 'bench-' || i, person.id, now()
      from generate_series(${letters - readByAll}::int, ${letters}::int - 1) i
      cross join person where work_no like 'B%'
      on conflict do nothing`.execute(tx);
  });
  // As autovacuum leaves them after a while.
  await sql`vacuum analyze announcement, announcement_target, announcement_read`.execute(db);
}

/** Adds this many audit entries, in a chain of made-up hashes. */
export async function insertAuditEntries<Tables>(
  db: Kysely<Tables>,
  entries: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into audit_entry (at, kind, actor_id, actor_work_no, address, detail, previous_hash, hash)
      select now() - (${entries}::int - i) * interval '1 minute', 'record.changed', 'bench-' || i % 20000, 'B' || i % 20000,
        '127.0.0.1', '{}', sha256(('bench ' || i - 1)::bytea), sha256(('bench ' || i)::bytea)
      from generate_series(1, ${entries}::int) i`.execute(tx);
  });
  await sql`vacuum analyze audit_entry`.execute(db);
}
