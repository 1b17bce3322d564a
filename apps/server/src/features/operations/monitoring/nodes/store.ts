import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Seconds without a sign of life after which a node counts as away: three of its signs, and some to spare. */
const awaySeconds = 35;
/** Seconds for which a node that is away is still shown, and for which an answer on its way may be read. */
const shownSeconds = 86_400;
const reportSeconds = 60;

interface NodeRow {
  name: string;
  startedAt: Date;
  seenAt: Date;
  isAway: boolean;
}

/** Notes that a node is there, by the clock of the database. */
export async function noteNode(
  db: Database,
  { name, startedAt }: { name: string; startedAt: Date },
) {
  await sql`insert into node (name, started_at, seen_at) values (${name}, ${startedAt}, now())
    on conflict (name) do update set started_at = excluded.started_at, seen_at = now()`.execute(db);
}

/** Forgets a node that stops in order. */
export const forgetNode = (db: Database, name: string) =>
  db.deleteFrom('node').where('name', '=', name).execute();

/** Selects the nodes by name. */
export const selectNodes = (db: Database): Promise<NodeRow[]> =>
  db
    .selectFrom('node')
    .select(['name', 'started_at as startedAt', 'seen_at as seenAt'])
    .select(sql<boolean>`seen_at < now() - make_interval(secs => ${awaySeconds})`.as('isAway'))
    .orderBy('name')
    .execute();

export async function insertReport(db: Database, id: string, content: unknown): Promise<void> {
  const written = JSON.stringify(content);
  await sql`insert into node_report (id, content) values (${id}, ${written}::jsonb)`.execute(db);
}

/** Takes an answer out of the table; undefined where it is gone. */
export async function takeReport(db: Database, id: string): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`
    delete from node_report where id = ${id} returning content`.execute(db);
  return rows[0]?.content;
}

/** Deletes answers that nobody took, and nodes that have been away for a day. */
export async function deleteOldReports(db: Database): Promise<void> {
  await sql`delete from node_report
    where made_at < now() - make_interval(secs => ${reportSeconds})`.execute(db);
  await sql`delete from node where seen_at < now() - make_interval(secs => ${shownSeconds})`.execute(
    db,
  );
}
