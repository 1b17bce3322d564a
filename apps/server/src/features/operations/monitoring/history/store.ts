import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { isPeak, type Measured } from './minute-sample.ts';

/** Days for which samples are kept. */
const keptDays = 7;

/** Returns the id of a list of figures, which is stored once. */
export async function idOfList(db: Database, measured: readonly Measured[]): Promise<number> {
  const names = measured.map(nameOf);
  await sql`insert into node_figure_list (names) values (${names}::text[])
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from node_figure_list where names = ${names}::text[]`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The list of figures that was stored is gone.');
  return found.id;
}

const nameOf = ({ group, name, statistic }: Measured): string => `${group}/${name}/${statistic}`;

/** Stores the sample of this minute; the first of a minute stays. */
export async function insertSample(
  db: Database,
  { node, listId, figures }: { node: string; listId: number; figures: (number | null)[] },
): Promise<void> {
  await sql`insert into node_sample (node, at, list_id, figures)
    values (${node}, date_trunc('minute', now()), ${listId}, ${figures}::real[])
    on conflict do nothing`.execute(db);
}

/** Points of the figures that one release measured. Times are in milliseconds since 1970. */
export interface HistoryPart {
  measured: Omit<Measured, 'group'>[];
  rows: { at: number; figures: (number | null)[] }[];
}

/** A group of figures of a node, minutes that are looked back, and minutes of a point. */
interface HistoryQuery {
  node: string;
  group: string;
  minutes: number;
  step: number;
}

/** Selects the time of the database, and the beginning of the point that it lies in. */
export async function selectNow(
  db: Database,
  step: number,
): Promise<{ now: number; last: number }> {
  const { rows } = await sql<{ now: number; last: number }>`
    select (extract(epoch from now()) * 1000)::float8 as now,
      (extract(epoch from date_bin(make_interval(mins => ${step}), now(), 'epoch')) * 1000)::float8
        as last`.execute(db);
  return rows[0] ?? { now: 0, last: 0 };
}

/** Selects points of the figures of a group at a node, for each list of figures that its releases had. */
export async function selectHistory(
  db: Database,
  { node, group, minutes, step }: HistoryQuery,
): Promise<HistoryPart[]> {
  const since = sql`date_bin(make_interval(mins => ${step}), now(), 'epoch')
    - make_interval(mins => ${minutes - step})`;
  const { rows: lists } = await sql<{ id: number; names: string[] }>`
    select id, names from node_figure_list
    where id in (select list_id from node_sample where node = ${node} and at >= ${since})
    order by id`.execute(db);
  return Promise.all(
    lists.map(async ({ id, names }) => {
      const measured = names.flatMap((written, index) => {
        const [owner, name = '', statistic = ''] = written.split('/');
        return owner === group ? [{ name, statistic, place: index + 1 }] : [];
      });
      const figures = measured.map((figure) =>
        isPeak(figure) ? sql`max(figures[${figure.place}])` : sql`avg(figures[${figure.place}])`,
      );
      const { rows } = await sql<HistoryPart['rows'][number]>`
        select (extract(epoch from date_bin(make_interval(mins => ${step}), at, 'epoch')) * 1000)::float8 as at,
          array[${sql.join(figures)}]::float8[] as figures
        from node_sample where node = ${node} and list_id = ${id} and at >= ${since}
        group by 1 order by 1`.execute(db);
      return { measured, rows };
    }),
  );
}

/** Deletes samples that are kept no longer. Lists of figures stay: there is one for each release that changed them. */
export async function deleteOldSamples(db: Database): Promise<void> {
  await sql`delete from node_sample where at < now() - make_interval(days => ${keptDays})`.execute(
    db,
  );
}
