import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// For the tests: a server that writes rows and prints each number once the database has acknowledged it, until killed.
const [, , directory = ''] = process.argv;
const { ownerUrl: url } = await startEmbeddedPostgres({ directory });
const client = new Client({ connectionString: url });
await client.connect();
await client.query('create table if not exists entry (number int primary key)');
for (let number = 1; ; number += 1) {
  await client.query('insert into entry values ($1)', [number]);
  console.log(number);
}
