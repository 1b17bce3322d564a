import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { loadDemonstration } from './load.ts';

/** The order to the process that `load-apart.ts` starts, on its standard input. */
const LoadOrder = z.object({
  /** Of the database. */
  url: z.string(),
  /** The folder for the passwords. */
  directory: z.string(),
  now: z.coerce.date<Date>(),
  /** No other node has this database. */
  isAlone: z.boolean(),
});
export type LoadOrder = z.infer<typeof LoadOrder>;

const { url, ...occasion } = LoadOrder.parse(JSON.parse(await text(process.stdin)));
const db = openDatabase(url, { max: 1, tenantId: 0 });
await loadDemonstration(db, { ...occasion, say: (line) => console.log(line) }).finally(() =>
  closeDatabase(db),
);
