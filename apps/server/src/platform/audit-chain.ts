import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';

/** What is sealed: who did what, when and from where. */
export interface Entry {
  at: Date;
  kind: string;
  actorId: string | null;
  actorWorkNo: string | null;
  address: string | null;
  requestId: string | null;
  detail: unknown;
}

/** What the first entry names as the hash of the one before. */
const nothingBefore: Buffer = Buffer.alloc(0);

/** Adds entries to the end of the chain, in one transaction; writers of all nodes take turns. */
export async function append(db: Database, entries: Entry[]): Promise<void> {
  await db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`.execute(within);
    const last = await within
      .selectFrom('audit_entry')
      .select('hash')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    await insert(within, link(last?.hash ?? nothingBefore, entries));
  });
}

interface Linked extends Entry {
  previous: Buffer;
  hash: Buffer;
}

function link(last: Buffer, entries: Entry[]): Linked[] {
  let previous = last;
  return entries.map((entry) => {
    const linked = { ...entry, previous, hash: linkHash(previous, entry) };
    previous = linked.hash;
    return linked;
  });
}

async function insert(db: Database, rows: Linked[]): Promise<void> {
  await sql`
    insert into audit_entry
      (at, kind, actor_id, actor_work_no, address, request_id, detail, previous_hash, hash)
    select at, kind, actor_id, actor_work_no, address, request_id, detail, previous_hash, hash
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
    order by place`.execute(db);
}

export interface Verdict {
  /** How many entries were found sound. */
  entries: number;
  /** The number of the first that was changed, or that stands after one that is gone. */
  brokenAt?: string;
}

const pageLength = 1_000;

/** Reads the whole chain and recomputes it. What was cut off its very end cannot be seen from within. */
export async function verifyChain(db: Database): Promise<Verdict> {
  let [previous, after, entries] = [nothingBefore, '0', 0];
  for (;;) {
    const page = await read(db, after);
    for (const { seq, previous_hash, hash, ...entry } of page) {
      const isSound = previous_hash.equals(previous) && hash.equals(linkHash(previous, entry));
      if (!isSound) return { entries, brokenAt: seq };
      [previous, after, entries] = [hash, seq, entries + 1];
    }
    if (page.length < pageLength) return { entries };
  }
}

const read = (db: Database, after: string) =>
  db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'kind', 'actor_id as actorId', 'actor_work_no as actorWorkNo'])
    .select(['address', 'request_id as requestId', 'detail', 'previous_hash', 'hash'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(pageLength)
    .execute();

/** The hash that ties an entry to the one before it, and so to all of them. */
const linkHash = (previous: Buffer, entry: Entry): Buffer =>
  createHash('sha256').update(previous).update(canonical(entry)).digest();

/** JSON with its keys in order, since the database does not keep theirs. */
const canonical = (entry: Entry): string =>
  JSON.stringify(entry, (_key, value: unknown) =>
    isPlainObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value,
  );

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
