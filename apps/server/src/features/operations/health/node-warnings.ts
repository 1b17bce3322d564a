import { minute } from '@portal/common/durations';
import { sql } from 'kysely';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { migrationFiles } from '#platform/database/migrate.ts';
import { migrationFolders } from '../../../systems.ts';

/** The largest clock difference in milliseconds: authenticator codes allow 30 s, sessions and tickets more. */
const maxClockDifferenceMs = minute;

/** Read once, since probes call this every few seconds. */
let migrations: Promise<Map<string, string>> | undefined;

/** Compares a node with its database; returns a sentence for a clock that is off or a release older than the schema. */
export async function nodeWarnings(db: Database, clock: Clock): Promise<string[]> {
  migrations ??= migrationFiles(migrationFolders);
  const names = [...(await migrations).keys()];
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date; unknown: string[] }>`
    select clock_timestamp() as now,
      array(select name from migration where name <> all(${names}) order by name) as unknown`.execute(
    db,
  );
  const after = clock.now().getTime();
  return rows.flatMap(({ now, unknown }) => [
    // The database read its clock at some moment in between.
    ...clockWarning(Math.round((before + after) / 2 - now.getTime())),
    ...unknown.map(
      (name) =>
        `The database has migration ${name}, this release has not: a newer one has been started since, so upgrade this node.`,
    ),
  ]);
}

function clockWarning(aheadMs: number): string[] {
  if (Math.abs(aheadMs) <= maxClockDifferenceMs) return [];
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  const side = aheadMs > 0 ? 'ahead of' : 'behind';
  return [
    `The clock of this node is ${seconds} s ${side} the database's; have both machines set theirs by the same time server.`,
  ];
}
