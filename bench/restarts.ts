import { listMine } from '@portal/contract/notices/announcements';
import { callSteadily, type Outcome } from '@portal/testing/steady-calls';
import { setTimeout as wait } from 'node:timers/promises';
import { createRestartedPostgres } from '../apps/server/src/testing/database/restarted-postgres.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { cleanUpAtExit } from './product/cleanup.ts';
import { tempFolder } from './product/temp-folder.ts';
import { connect, prepare } from './server/caller.ts';
import { startTwoNodes } from './server/two-nodes.ts';

const restarts = 20;
const readsPerSecond = 100;
/** The time the database is down, and the time between restarts. */
const awayMs = 1_000;
const betweenMs = 2_000;

const lines: FigureLine[] = [
  { name: 'restarts of the database (fast and immediate in turn)' },
  { name: 'reads, 100/s over two nodes' },
  { name: 'answered with 200' },
  { name: 'answered with 503' },
  { name: 'answered otherwise, or not at all', budget: '0' },
  { name: 'processes ended', budget: '0' },
  { name: 'database back until both nodes are ready, p50, ms' },
  { name: 'database back until both nodes are ready, at most, ms' },
];

/** Restarts the database repeatedly while two nodes serve reads. */
export async function measureRestarts({ runs }: BenchOptions): Promise<void> {
  const cluster = await tempFolder();
  const database = await createRestartedPostgres(cluster.path);
  const stopDatabase = cleanUpAtExit(() => database.stop('immediate'));
  await database.start();
  const fixture = await startTwoNodes(database.url, { LOG_LEVEL: 'error' });
  const done: Run[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const loadUntilNow = watchMachine();
      done.push({ values: await restartUnderReads(database, fixture), load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
    await stopDatabase();
    await cluster.remove();
  }
  printTable('Restarts of the database', lines, done);
}

async function restartUnderReads(
  database: Awaited<ReturnType<typeof createRestartedPostgres>>,
  { nodes, identity, ended }: Awaited<ReturnType<typeof startTwoNodes>>,
) {
  const read = prepare(listMine, {}, identity);
  const connections = nodes.map(({ origin }) => connect(origin));
  const next = roundRobin(connections);
  const reads = callSteadily(readsPerSecond, async () => (await next().exchange(read)).status);
  const backAfter: number[] = [];
  for (let nth = 0; nth < restarts; nth += 1) {
    await wait(betweenMs);
    await database.stop(nth % 2 === 0 ? 'fast' : 'immediate');
    await wait(awayMs);
    await database.start();
    const backAt = performance.now();
    for (const node of nodes) while ((await node.status('/readyz')) !== 200) await wait(5);
    backAfter.push(performance.now() - backAt);
  }
  await wait(betweenMs);
  await reads.stop();
  connections.forEach(({ close }) => close());
  return {
    'restarts of the database (fast and immediate in turn)': restarts,
    ...counted(reads.outcomes),
    'processes ended': ended(),
    'database back until both nodes are ready, p50, ms': percentile(backAfter, 0.5),
    'database back until both nodes are ready, at most, ms': Math.max(...backAfter),
  };
}

function counted(outcomes: readonly Outcome[]) {
  const others = outcomes.filter((outcome) => outcome !== 200 && outcome !== 503);
  for (const other of new Set(others)) console.log(`answered otherwise: ${other}`);
  return {
    'reads, 100/s over two nodes': outcomes.length,
    'answered with 200': outcomes.filter((outcome) => outcome === 200).length,
    'answered with 503': outcomes.filter((outcome) => outcome === 503).length,
    'answered otherwise, or not at all': others.length,
  };
}
