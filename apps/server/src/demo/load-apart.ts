import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '#platform/database';
import { type DemoAccount, findAccounts } from './accounts.ts';
import { holdsGroup } from './held.ts';
import type { LoadOrder } from './loader.ts';

const loader = join(import.meta.dirname, 'loader.ts');

/**
 * Who can sign in to the made-up group, which is loaded first where it is missing: in a process of its own, since the
 * server would keep for good what memory that takes once.
 */
export async function demonstrationIn(db: Database, order: LoadOrder): Promise<DemoAccount[]> {
  const known = await accountsOf(db, order);
  if (known) return known;
  const loading = promisify(execFile)(process.execPath, [loader]);
  const { stdin } = loading.child;
  stdin?.on('error', () => {}); // a loader that fails early says why by its exit
  // Told in private: arguments are seen by everybody on the machine.
  stdin?.end(JSON.stringify(order));
  await loading;
  const loaded = await accountsOf(db, order);
  if (!loaded) throw new Error('The demonstration was loaded, and is not there');
  return loaded;
}

const accountsOf = async (db: Database, { directory }: LoadOrder) =>
  (await holdsGroup(db)) ? findAccounts(directory) : undefined;
