import { randomUUID } from 'node:crypto';
import { change, productDatabase } from './test-people.ts';

interface OutsideDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** An empty database that somebody else runs, made as docs/operations/installing.md says; it is on the product's own PostgreSQL. */
export async function makeOutsideDatabase(): Promise<OutsideDatabase> {
  const name = `outside_${randomUUID().slice(0, 8)}`;
  await change(`create database ${name} encoding 'UTF8' template template0`);
  const { host, port, user, password } = await productDatabase();
  return {
    url: `postgresql://${user}:${password}@${host}:${port}/${name}`,
    drop: () => change(`drop database ${name} with (force)`),
  };
}
