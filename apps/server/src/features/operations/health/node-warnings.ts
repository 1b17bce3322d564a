import { sql } from 'kysely';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { migrationNames } from '#platform/migrate';

/** Codes of authenticator apps are good for half a minute to either side; sessions and tickets mind less. */
const mostOffMs = 60_000;

/** Read once: this is asked every few seconds. */
let known: Promise<string[]> | undefined;

/** The differences between a node and its database, a sentence each: a clock that is off, a release older than the schema. */
export async function nodeWarnings(db: Database, clock: Clock): Promise<string[]> {
  known ??= migrationNames();
  const names = await known;
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date; unknown: string[] }>`
    select clock_timestamp() as now,
      array(select name from migration where name <> all(${names}) order by name) as unknown`.execute(
    db,
  );
  const after = clock.now().getTime();
  return rows.flatMap(({ now, unknown }) => [
    // The database looked at its clock at some moment in between.
    ...clockWarning(Math.round((before + after) / 2 - now.getTime())),
    ...unknown.map(
      (name) =>
        `The database has migration ${name}, this release has not: a newer one has been started since, so upgrade this node.`,
    ),
  ]);
}

function clockWarning(aheadMs: number): string[] {
  if (Math.abs(aheadMs) <= mostOffMs) return [];
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  const side = aheadMs > 0 ? 'ahead of' : 'behind';
  return [
    `The clock of this node is ${seconds} s ${side} the database's; have both machines set theirs by the same time server.`,
  ];
}
