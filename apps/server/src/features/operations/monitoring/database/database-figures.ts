import { second } from '@portal/common/durations';
import {
  databaseLimits,
  type DatabaseFigures,
  runningMs,
} from '@portal/contract/monitoring/database';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

type OfAllNodes = Omit<DatabaseFigures, 'node' | 'takenAt' | 'statements'>;

/** Reads from PostgreSQL's own statistics what all nodes share: size, connections, largest tables, what runs for long. */
export async function readDatabase(db: Database): Promise<OfAllNodes> {
  const [overview, tables, running] = await Promise.all([
    readOverview(db),
    readTables(db),
    readRunning(db),
  ]);
  return { ...overview, tables, running };
}

async function readOverview(db: Database): Promise<Omit<OfAllNodes, 'tables' | 'running'>> {
  const { rows } = await sql<{
    version: string;
    size: number;
    used: number;
    most: number;
    hits: number | null;
  }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      numbackends as used, current_setting('max_connections')::int as most,
      (blks_hit / nullif(blks_hit + blks_read, 0)::float8) as hits
    from pg_stat_database where datname = current_database()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL has no statistics of the database.');
  const { version, size, used, most, hits } = row;
  return { version, size, connections: { used, most }, hits };
}

/**
 * Reads sizes as PostgreSQL noted them when it last cleaned up or analyzed: to measure one waits for whoever has locked the
 * table, and then this page is needed most.
 */
async function readTables(db: Database): Promise<DatabaseFigures['tables']> {
  const { rows } = await sql<DatabaseFigures['tables'][number]>`
    select s.relname::text as name, n_live_tup::float8 as rows, n_dead_tup::float8 as "deadRows",
      bytes, "indexBytes",
      (extract(epoch from greatest(last_vacuum, last_autovacuum)) * 1000)::float8 as "vacuumedAt"
    from pg_stat_user_tables s
      join pg_class c on c.oid = s.relid
      left join pg_class apart on apart.oid = c.reltoastrelid
      cross join (select current_setting('block_size')::float8 as block) as unit,
      lateral (select (c.relpages + coalesce(apart.relpages, 0)) * block as bytes) as stored,
      lateral (
        select coalesce(sum(i.relpages), 0) * block as "indexBytes"
        from pg_index join pg_class i on i.oid = indexrelid where indrelid = s.relid
      ) as indexes
    order by bytes + "indexBytes" desc, s.relname limit ${databaseLimits.tables}`.execute(db);
  return rows;
}

/** A literal in a statement of somebody else may be anybody's data; `$1` is none. */
const literal = /'(?:[^']|'')*'|(?<!\$)\b\d+(?:\.\d+)?\b/g;
const textMost = 500;

async function readRunning(db: Database): Promise<DatabaseFigures['running']> {
  const { rows } = await sql<DatabaseFigures['running'][number]>`
    select pid, application_name as application,
      (extract(epoch from clock_timestamp() - query_start) * 1000)::float8 as ms,
      coalesce(wait_event_type || ': ' || wait_event, '') as waits,
      pg_blocking_pids(pid) as "blockedBy", query as text
    from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
      and backend_type = 'client backend'
      and query_start < clock_timestamp() - make_interval(secs => ${runningMs / second})
    order by query_start limit ${databaseLimits.running}`.execute(db);
  return rows.map(({ text, ...row }) => ({
    ...row,
    text: text.slice(0, textMost).replaceAll(/\s+/g, ' ').replaceAll(literal, '?').trim(),
  }));
}
