import { freePort } from '@portal/testing/free-port';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUpAtExit } from '../product/cleanup.ts';
import { tempFolder } from '../product/temp-folder.ts';
import type { Account } from '../product/start-product.ts';
import { connect } from './caller.ts';
import { signInAs } from './sign-in.ts';

/** Starts two nodes of the demonstration on one database, and signs a user in. */
export async function startTwoNodes(databaseUrl: string, settings: Record<string, string> = {}) {
  const data = await tempFolder();
  const directory = data.path;
  const environment = { DATABASE_URL: databaseUrl, PORTAL_DATA: directory, ...settings };
  async function start(port: number): Promise<ServerNode> {
    const node = await startNode({ settings: environment, port });
    return { ...node, stop: cleanUpAtExit(node.stop) };
  }
  const nodes: [ServerNode, ServerNode] = [
    await start(await freePort()),
    await start(await freePort()),
  ];
  const portal = connect(nodes[0].origin);
  const accounts: Account[] = JSON.parse(await readFile(join(directory, 'accounts.json'), 'utf8'));
  const identity = await firstFree(accounts, (account) => signInAs(portal, account));
  portal.close();
  return {
    nodes,
    identity,
    /** Stops a node gracefully and starts it again at its port. */
    restart: async (which: 0 | 1): Promise<void> => {
      const node = nodes[which];
      await node.stop();
      nodes[which] = await start(Number(new URL(node.origin).port));
    },
    /** Counts the nodes that ended by themselves. */
    ended: () =>
      nodes.filter(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode).length,
    async tearDown(): Promise<void> {
      for (const node of nodes) await node.stop();
      await data.remove();
    },
  };
}

async function firstFree<SignedIn extends { isFree: boolean }>(
  accounts: readonly Account[],
  signIn: (account: Account) => Promise<SignedIn>,
): Promise<SignedIn> {
  for (const account of accounts) {
    const signedIn = await signIn(account);
    if (signedIn.isFree) return signedIn;
  }
  throw new Error('Every user has pending steps after sign-in.');
}
