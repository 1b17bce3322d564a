import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import { cleanUpAtExit } from '../product/cleanup.ts';
import { addressOf } from '@portal/testing/server-address';
import { server, startProduct } from '../product/start-product.ts';
import { tempFolder } from '../product/temp-folder.ts';
import { connect, type Identity } from './caller.ts';
import { insertMenu } from './menus.ts';
import { signInAs } from './sign-in.ts';

/** The subsystems with generated menus, and their numbers of items. */
export const menus = [
  { system: 'hr', items: 600 },
  { system: 'dcp', items: 5_000 },
] as const;

interface MenuSize {
  system: SubsystemKey;
  items: number;
}

export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/**
 * Starts the product on a new database with large menus, and the bare server on the same database. `settings` are more
 * environment variables; `menuSizes` are the menus that replace those of the demonstration.
 */
export async function createFixture(
  settings: Record<string, string> = {},
  menuSizes: readonly MenuSize[] = menus,
) {
  // One folder each: the database folder is owned by the user PostgreSQL runs as.
  const [cluster, data] = [await tempFolder(), await tempFolder()];
  const database = await startEmbeddedPostgres({ directory: cluster.path });
  const stopDatabase = cleanUpAtExit(() => database.stop());
  const directory = data.path;
  const env = { DATABASE_URL: database.ownerUrl, ...settings };
  const product = await startProduct({ command: server, directory, env });
  await insertMenus(database.ownerUrl, menuSizes);
  const bare = await startBareServer(database.ownerUrl);

  const portal = connect(product.origin);
  const identities: Identity[] = [];
  for (const account of product.accounts) {
    const { isFree, ...identity } = await signInAs(portal, account);
    if (isFree) identities.push(identity);
  }
  return {
    product,
    databaseUrl: database.ownerUrl,
    portal,
    bare,
    /** The users without pending steps after sign-in. */
    identities,
    async tearDown(): Promise<void> {
      portal.close();
      await bare.stop();
      await product.stop();
      await stopDatabase();
      await data.remove();
      await cluster.remove();
    },
  };
}

async function insertMenus(url: string, menuSizes: readonly MenuSize[]): Promise<void> {
  const db = openDatabase(url, { tenantId: 0 });
  for (const menu of menuSizes) await insertMenu(db, { ...menu, role: 'administrator' });
  await closeDatabase(db);
}

async function startBareServer(url: string) {
  const script = new URL('./bare-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = cleanUpAtExit(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const { send, close } = connect(await addressOf(child));
  return {
    pid: child.pid ?? 0,
    send,
    async stop(): Promise<void> {
      close();
      await stop();
    },
  };
}

/** Returns the signed-in user of a work number. */
export function identityOf({ identities }: Fixture, workNo: string): Identity {
  const identity = identities.find((each) => each.workNo === workNo);
  if (!identity) throw new Error(`Nobody with the work number ${workNo} has signed in.`);
  return identity;
}
