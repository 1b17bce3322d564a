import { tableOf } from '../../apps/server/src/platform/database/record-tables.ts';
import { withClient } from '../../apps/server/src/platform/database/client.ts';
import { recordTypes } from '../../apps/server/src/systems.ts';

/** The days that the demonstration has figures for. */
const daysOfFacts = 400;

/** A column and the value that makes the nth copy of a row another one. */
interface Copied {
  table: string;
  column: string;
  as: string;
}

const another = (column: string) => ({ column, as: `${column} || '-' || n` });
const earlier = { column: 'day', as: `day - n * ${daysOfFacts}` };

/** Ten times the stores with their sales, ten times the days of what is counted by group, ten times the records. */
const copied: readonly Copied[] = [
  ...['store', 'person_store', 'sales_day', 'sales_store_month'].map((table) => ({
    table,
    ...another('store_no'),
  })),
  ...[
    'sales_group_day',
    'sales_category_day',
    'member_day',
    'attendance_day',
    'online_order_day',
    'content_day',
  ].map((table) => ({ table, ...earlier })),
  ...['style_week', 'stock'].map((table) => ({ table, ...another('style') })),
  ...recordTypes.map((type) => ({ table: tableOf(type), ...another('id') })),
];

/** Copies the demonstration nine times, and returns the number of rows that boards are counted from. */
export const makeTenTimes = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    await client.query(`set app.tenant = '0'; set maintenance_work_mem = '512MB'`);
    let rows = 0;
    for (const { table, column, as } of copied) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 order by ordinal_position`,
        [table],
      );
      const names = columns.map(({ name }) => name);
      const values = names.map((name) => (name === column ? as : name));
      // A day of a store is closed once, and a copy would be a second time.
      const { rowCount } = await client.query(
        `insert into ${table} (${names.join()}) select ${values.join()} from ${table}, generate_series(1, 9) n
         on conflict do nothing`,
      );
      rows += rowCount ?? 0;
      await client.query(`analyze ${table}`);
    }
    return rows;
  });
