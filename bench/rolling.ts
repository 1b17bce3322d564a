import { listMine } from '@portal/contract/notices/announcements';
import { getLoginValid } from '@portal/contract/identity/session';
import { startNginx } from '@portal/testing/nginx';
import { callSteadily } from '@portal/testing/steady-calls';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { cleanUpAtExit } from './product/cleanup.ts';
import { tempFolder } from './product/temp-folder.ts';
import { connect, prepare } from './server/caller.ts';
import { startTwoNodes } from './server/two-nodes.ts';

const rollingRestarts = 10;
const calls = 10_000;
const callsPerSecond = 100;

const lines: FigureLine[] = [
  { name: 'rolling restarts of two nodes behind nginx' },
  { name: 'calls, 100/s, every second one a POST' },
  { name: 'calls that failed', budget: '0' },
  { name: 'one rolling restart, s' },
];

/** Restarts two nodes in turn, repeatedly, while calls go through nginx. */
export async function measureRolling({ runs }: BenchOptions): Promise<void> {
  const [cluster, proxy] = [await tempFolder(), await tempFolder()];
  const database = await startEmbeddedPostgres({ directory: cluster.path });
  const stopDatabase = cleanUpAtExit(() => database.stop());
  // The notice of production; a demonstration gives none.
  const fixture = await startTwoNodes(database.ownerUrl, { PORTAL_STOP_NOTICE_MS: '5000' });
  const [first, second] = fixture.nodes.map(({ origin }) => new URL(origin).host);
  if (first === undefined || second === undefined) throw new Error('There are no two nodes.');
  const nginx = await startNginx(join(proxy.path, 'nginx'), [first, second]);
  const stopNginx = cleanUpAtExit(nginx.stop);
  const done: Run[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const loadUntilNow = watchMachine();
      done.push({ values: await restartUnderCalls(nginx.origin, fixture), load: loadUntilNow() });
    }
  } finally {
    await stopNginx();
    await fixture.tearDown();
    await stopDatabase();
    await cluster.remove();
    await proxy.remove();
  }
  printTable('Rolling restarts', lines, done);
}

async function restartUnderCalls(
  origin: string,
  { identity, restart }: Awaited<ReturnType<typeof startTwoNodes>>,
) {
  const portal = connect(origin);
  const next = roundRobin([prepare(listMine, {}, identity), prepare(getLoginValid, {}, identity)]);
  const made = callSteadily(callsPerSecond, async () => (await portal.exchange(next())).status);
  const begin = performance.now();
  for (let nth = 0; nth < rollingRestarts; nth += 1) {
    await restart(0);
    await restart(1);
  }
  const seconds = (performance.now() - begin) / 1_000;
  while (made.outcomes.length < calls) await wait(100);
  await made.stop();
  portal.close();
  const failed = made.outcomes.filter((outcome) => outcome !== 200);
  const reasons = Object.groupBy(failed, String);
  for (const [reason, same] of Object.entries(reasons)) {
    console.log(`calls that failed with ${reason}: ${same?.length}`);
  }
  return {
    'rolling restarts of two nodes behind nginx': rollingRestarts,
    'calls, 100/s, every second one a POST': made.outcomes.length,
    'calls that failed': failed.length,
    'one rolling restart, s': seconds / rollingRestarts,
  };
}
