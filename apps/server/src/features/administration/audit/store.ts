import { day } from '@portal/common/durations';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { midnightOf } from '@portal/common/group-time';

export interface AuditFilter {
  workNo?: string | undefined;
  kind?: string | undefined;
  address?: string | undefined;
  object?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The place of an entry in the order of the page, newest first. */
export interface EntryPlace {
  at: Date;
  seq: string;
}

export interface FoundEntry extends EntryPlace {
  kind: string;
  actorId: string | null;
  workNo: string | null;
  realname: string | null;
  address: string | null;
  requestId: string | null;
  detail: Record<string, string>;
  previousHash: Buffer;
  hash: Buffer;
  keyId: string | null;
}

/** The members of an entry's detail that name what it was done to. */
const objectMembers = ['object', 'id', 'of', 'about', 'workNo', 'subsystem', 'to', 'call', 'list'];

/** The group's calendar is that of Peking. */

/**
 * Entries of the tenant: by its people and by strangers. A person of other tenants alone, and a change in another tenant,
 * are left out.
 */
function ofTenantAtWork(): RawBuilder<unknown> {
  const tenant = tenantId();
  return sql`(actor_id is null or actor_id not in (
      select person_id from person_tenant group by person_id having bool_and(tenant_id <> ${tenant})))
    and (not detail ? 'tenant' or detail ->> 'tenant' = ${String(tenant)})`;
}

function conditions(filter: AuditFilter): RawBuilder<unknown>[] {
  const { workNo, kind, address, object, from, until } = filter;
  const found = [ofTenantAtWork()];
  if (workNo) {
    found.push(sql`actor_id = (select id from person where lower(work_no) = lower(${workNo}))`);
  }
  if (kind) found.push(sql`kind = ${kind}`);
  if (address) found.push(sql`address = ${address}`);
  if (from) found.push(sql`at >= ${midnightOf(from)}`);
  if (until) found.push(sql`at < ${new Date(midnightOf(until).getTime() + day)}`);
  if (object) {
    const named = objectMembers.map(
      (member) => sql`detail @> ${JSON.stringify({ [member]: object })}::jsonb`,
    );
    found.push(sql`(${sql.join(named, sql` or `)})`);
  }
  return found;
}

interface EntryRange {
  after: EntryPlace | undefined;
  limit: number;
}

/** Reads entries that come after a place, the newest first. */
export const entriesAfter = async (
  db: Database,
  filter: AuditFilter,
  range: EntryRange,
): Promise<FoundEntry[]> => (await selectEntries(filter, range).execute(db)).rows;

/** The statement of a page; with a million entries, each filter has an index to take it from. */
function selectEntries(filter: AuditFilter, { after, limit }: EntryRange): RawBuilder<FoundEntry> {
  const all = conditions(filter);
  if (after) all.push(sql`(at, seq) < (${after.at}, ${after.seq}::bigint)`);
  return sql<FoundEntry>`
    with found as materialized (
      select * from audit_entry where ${sql.join(all, sql` and `)}
      order by at desc, seq desc limit ${limit}
    )
    select seq::text, at, kind, actor_id as "actorId", actor_work_no as "workNo", person.realname,
      address, request_id as "requestId", detail, previous_hash as "previousHash", hash,
      key_id as "keyId"
    from found left join person on person.id = actor_id
    order by at desc, found.seq desc`;
}

export const newestCheck = (db: Database) =>
  db
    .selectFrom('audit_check')
    .leftJoin('person', 'person.id', 'requested_by')
    .orderBy('started_at', 'desc')
    .limit(1)
    .select(['audit_check.id', 'state', 'started_at', 'ended_at', 'checked', 'total'])
    .select(['broken_at', 'flaw', 'person.realname'])
    .executeTakeFirst();

/** Begins a check; returns undefined where one is under way. */
export async function insertCheck(
  within: Database,
  { personId, now }: { personId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into audit_check (requested_by, started_at) values (${personId}, ${now})
    on conflict do nothing returning id`.execute(within);
  return rows[0]?.id;
}

type CheckFields = Partial<{
  state: 'running' | 'sound' | 'broken' | 'failed';
  checked: number;
  total: number;
  broken_at: string | null;
  flaw: 'changed' | 'unkeyed' | 'unknown-key' | 'anchor' | null;
  ended_at: Date;
}>;

export const updateCheck = (db: Database, id: string, fields: CheckFields) =>
  db.updateTable('audit_check').where('id', '=', id).set(fields).execute();

/** Counts the entries there are, for the progress of a check. */
export async function countEntries(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from audit_entry`.execute(db);
  return rows[0]?.total ?? 0;
}
