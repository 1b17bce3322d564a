import { freePort } from '@portal/testing/free-port';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whenEnding } from '../product/cleanup.ts';
import { scratchFolder } from '../product/temp-folder.ts';
import type { Account } from '../product/start-product.ts';
import { connect } from './caller.ts';
import { signInAs } from './sign-in.ts';

/** Two nodes of the demonstration on one database, each at a port of its own, and somebody who is signed in. */
export async function startTwoNodes(databaseUrl: string, settings: Record<string, string> = {}) {
  const data = await scratchFolder();
  const directory = data.path;
  const environment = { DATABASE_URL: databaseUrl, PORTAL_DATA: directory, ...settings };
  async function start(port: number): Promise<ServerNode> {
    const node = await startNode({ settings: environment, port });
    return { ...node, stop: whenEnding(node.stop) };
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
    /** Stops a node in order and starts it again at its port. */
    restart: async (which: 0 | 1): Promise<void> => {
      const node = nodes[which];
      await node.stop();
      nodes[which] = await start(Number(new URL(node.origin).port));
    },
    /** How many of the two have ended by themselves. */
    ended: () =>
      nodes.filter(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode).length,
    async strike(): Promise<void> {
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
  throw new Error('Everybody owes something after a sign-in.');
}
