import Fastify from 'fastify';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/database/database.ts';

/**
 * Serves the lower bounds of a server of this kind: a route that does nothing, and one that makes a single query through
 * the product's pool. Runs as a separate process, with the database address as argument.
 */
const db = openDatabase(process.argv[2] ?? '');
const app = Fastify();

app.get('/bare', async () => ({ success: true }));
app.get('/select', async () =>
  db.selectFrom('subsystem').where('key', '=', 'ors').select(['key', 'name']).executeTakeFirst(),
);

process.once('SIGTERM', () => void app.close().then(() => closeDatabase(db)));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
