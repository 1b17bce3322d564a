import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import { type DemoAccount, findAccounts } from './people/accounts.ts';
import { heldCast } from './held.ts';
import type { LoadOrder } from './loader.ts';
import { demonstrationMark, isLoadedWith } from './mark.ts';

const loader = join(import.meta.dirname, 'loader.ts');

/**
 * The accounts of the made-up group whose passwords this node keeps. The group is loaded first, or what is new of it,
 * where that is missing: in a process of its own, since the server would keep for good what memory that takes once. It
 * says on the screen what it loads.
 */
export async function demonstrationIn(db: Database, order: LoadOrder): Promise<DemoAccount[]> {
  const { directory, isAlone } = order;
  const isLoaded =
    (await heldCast(db)).length > 0 && (await isLoadedWith(db, await demonstrationMark()));
  const kept = isLoaded ? await findAccounts(directory) : undefined;
  if (isLoaded && (kept !== undefined || !isAlone)) return kept ?? [];
  const loading = promisify(execFile)(process.execPath, [loader]);
  const { stdin, stdout } = loading.child;
  // A demonstration alone comes here, whose screen belongs to its user.
  stdout?.on('data', (lines: string) => process.stdout.write(lines));
  stdin?.on('error', () => {}); // a loader that fails early says why by its exit
  // Told in private: arguments are seen by everybody on the machine.
  stdin?.end(JSON.stringify(order));
  await loading;
  return (await findAccounts(directory)) ?? [];
}
