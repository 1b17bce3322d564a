import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import { type Entry, keyChangedKind, linkHash, nothingBefore } from './entry.ts';
import type { AuditKey } from './key.ts';
import type { Database } from '#platform/database/database.ts';

/** The newest entry of the trail. */
export interface Head {
  seq: string;
  hash: Buffer;
}

/**
 * Adds entries to the end of the chain, in one transaction; writers of all nodes take turns. The first entry under a key
 * comes after one that says so and covers, by its own hash, everything before it.
 */
export async function append(
  db: Database,
  { key, now }: { key: AuditKey; now: Date },
  entries: Entry[],
): Promise<Head | undefined> {
  return db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`.execute(within);
    const last = await within
      .selectFrom('audit_entry')
      .select(['hash', 'key_id'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isOtherKey = last !== undefined && last.key_id !== key.id;
    const added = isOtherKey ? [keyChange(last.key_id, now), ...entries] : entries;
    if (added.length === 0) return undefined;
    return insert(within, link(last?.hash ?? nothingBefore, added, key), key);
  });
}

const keyChange = (before: string | null, at: Date): Entry => ({
  at,
  kind: keyChangedKind,
  actorId: null,
  actorWorkNo: null,
  address: null,
  requestId: null,
  detail: { before: before ?? 'none' },
});

interface LinkedEntry extends Entry {
  previous: Buffer;
  hash: Buffer;
}

function link(last: Buffer, entries: Entry[], key: AuditKey): LinkedEntry[] {
  let previous = last;
  return entries.map((entry) => {
    const linked = { ...entry, previous, hash: linkHash(previous, entry, key) };
    previous = linked.hash;
    return linked;
  });
}

async function insert(db: Database, rows: LinkedEntry[], key: AuditKey): Promise<Head | undefined> {
  const { rows: inserted } = await sql<Head>`
    insert into audit_entry
      (at, kind, actor_id, actor_work_no, address, request_id, detail, previous_hash, hash, key_id)
    select at, kind, actor_id, actor_work_no, address, request_id, detail, previous_hash, hash, ${key.id}
    from unnest(
      ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ actorId }) => actorId)}::text[],
      ${rows.map(({ actorWorkNo }) => actorWorkNo)}::text[],
      ${rows.map(({ address }) => address)}::text[],
      ${rows.map(({ requestId }) => requestId)}::text[],
      ${rows.map(({ detail }) => JSON.stringify(detail))}::jsonb[],
      ${rows.map(({ previous }) => previous)}::bytea[],
      ${rows.map(({ hash }) => hash)}::bytea[]
    ) with ordinality as entry
      (at, kind, actor_id, actor_work_no, address, request_id, detail, previous_hash, hash, place)
    order by place
    returning seq, hash`.execute(db);
  return inserted.at(-1);
}
