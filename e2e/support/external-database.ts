import { randomUUID } from 'node:crypto';
import { changeDatabase, productDatabase } from './test-people.ts';

interface ExternalDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database as docs/operations/installing.md says, on the product's own PostgreSQL. */
export async function createExternalDatabase(): Promise<ExternalDatabase> {
  const name = `outside_${randomUUID().slice(0, 8)}`;
  await changeDatabase(`create database ${name} encoding 'UTF8' template template0`);
  const { host, port, user, password } = await productDatabase();
  return {
    url: `postgresql://${user}:${password}@${host}:${port}/${name}`,
    // Without `with (force)`, which may not end a worker of autovacuum: the drop itself ends those, and waits 5 s for others.
    drop: () => changeDatabase(`drop database ${name}`),
  };
}
