import { inject } from 'vitest';
import { createDatabase, dropDatabase, freshName, urlOf } from './databases.ts';

interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database of one's own, with the demonstration group in it. */
export async function cloneDatabase(): Promise<OwnDatabase> {
  const { url, template } = inject('testDatabases');
  return ownDatabase(url, template);
}

/** A database of one's own with nothing in it. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  return ownDatabase(inject('testDatabases').url);
}

async function ownDatabase(url: string, template?: string): Promise<OwnDatabase> {
  const name = freshName();
  await createDatabase(url, name, template);
  return { url: urlOf(url, name), drop: () => dropDatabase(url, name) };
}
