import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded/postgres.ts';
import { whenEnding } from '../product/cleanup.ts';
import { addressOf } from '@portal/testing/server-address';
import { server, startProduct } from '../product/start-product.ts';
import { scratchFolder } from '../product/temp-folder.ts';
import { connect, type Identity } from './caller.ts';
import { plantMenu } from './menus.ts';
import { signInAs } from './sign-in.ts';

/** The systems whose menus are replaced by made-up ones, and how many items these have. */
export const menus = [
  { system: 'hr', items: 600 },
  { system: 'dcp', items: 5_000 },
] as const;

interface Planted {
  system: SubsystemKey;
  items: number;
}

export type Stage = Awaited<ReturnType<typeof setUp>>;

/**
 * The product on a database of its own with large menus in it, and beside it the bare server on the same database.
 * `settings` are more of its environment, `planted` the menus that are put in place of the demonstration's.
 */
export async function setUp(
  settings: Record<string, string> = {},
  planted: readonly Planted[] = menus,
) {
  // One each: the database's folder is given to the user it runs as.
  const [cluster, data] = [await scratchFolder(), await scratchFolder()];
  const database = await startEmbeddedPostgres({ directory: cluster.path });
  const stopDatabase = whenEnding(() => database.stop());
  const directory = data.path;
  const env = { DATABASE_URL: database.ownerUrl, ...settings };
  const product = await startProduct({ command: server, directory, env });
  await plantMenus(database.ownerUrl, planted);
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
    /** Of everybody whose session opens everything once they have signed in. */
    identities,
    async strike(): Promise<void> {
      portal.close();
      await bare.stop();
      await product.stop();
      await stopDatabase();
      await data.remove();
      await cluster.remove();
    },
  };
}

async function plantMenus(url: string, planted: readonly Planted[]): Promise<void> {
  const db = openDatabase(url, { tenantId: 0 });
  for (const menu of planted) await plantMenu(db, { ...menu, role: 'administrator' });
  await closeDatabase(db);
}

async function startBareServer(url: string) {
  const script = new URL('./bare-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = whenEnding(async () => {
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

/** The person of a work number, signed in. */
export function identityOf({ identities }: Stage, workNo: string): Identity {
  const identity = identities.find((each) => each.workNo === workNo);
  if (!identity) throw new Error(`Nobody with the work number ${workNo} has signed in.`);
  return identity;
}
