import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureLine, Run } from './measuring/figures.ts';
import { inTurn } from './measuring/round-robin.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { memoryOf } from './product/processes.ts';
import { connect, prepare } from './server/caller.ts';
import { atRate } from './server/load.ts';
import { setUpSockets, type SocketStage } from './server/socket-fixture.ts';

const topics = 5;
/** Told while the server is away, while pages come back, and after that. */
const news = 3;

const lines: FigureLine[] = [
  { name: 'sockets: open' },
  { name: 'server memory before them, MB' },
  { name: 'server memory with them, MB', budget: '≤ 200' },
  { name: 'something new for all reaches a page: p50, ms' },
  { name: 'something new for all reaches a page: p99, ms', budget: '≤ 1000' },
  { name: 'and its list of notices is there: p99, ms' },
  { name: 'after kill -9: server back, s' },
  { name: 'after kill -9: all pages back, s', budget: '≤ 25' },
  {
    name: 'after kill -9: ordinary read, 50/s: p99, ms',
    bound: 'before: ordinary read, 50/s: p99, ms',
    budget: '≤ 150',
  },
  { name: 'news lost, of all pages', budget: '0' },
  { name: 'news doubled, of all pages', budget: '0' },
];

/** Thousands of open pages: how soon all hear of something new, and what becomes of them when the server is killed. */
export async function measureSockets({
  runs,
  patienceMs,
  people,
}: Pace & { people: number }): Promise<void> {
  const stage = await setUpSockets(people);
  const { crowd, pages, product } = stage;
  try {
    const before = memoryOf(product.pid);
    crowd.order({ kind: 'open', origin: product.origin, pages, withinMs: 20_000 });
    const { up } = await crowd.until((told) => told.up === people, 60_000);
    await wait(10_000);
    const standing = {
      'sockets: open': up,
      'server memory before them, MB': before,
      'server memory with them, MB': memoryOf(product.pid),
    };
    const done: Run[] = [{ values: standing, load: watchMachine()() }];
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values = { ...(await tellAll(stage)), ...(await killOnce(stage)) };
      done.push({ values, load: loadUntilNow() });
    }
    printTable(`${people} open pages`, lines, done);
  } finally {
    await stage.strike();
  }
}

async function tellAll(stage: SocketStage) {
  const { crowd, pages } = stage;
  const delays: number[] = [];
  const lists: number[] = [];
  for (let times = 0; times < topics; times += 1) {
    crowd.order({ kind: 'forget' });
    const at = await stage.announce();
    const told = await crowd.until(({ lists: asked }) => asked.length >= pages.length, 15_000);
    delays.push(
      ...Object.values(told.heard)
        .flat()
        .map((heard) => heard - at),
    );
    lists.push(...told.lists.map((list) => list.at - at));
  }
  return {
    'something new for all reaches a page: p50, ms': percentile(delays, 0.5),
    'something new for all reaches a page: p99, ms': percentile(delays, 0.99),
    'and its list of notices is there: p99, ms': percentile(lists, 0.99),
  };
}

/** Kills the server, with news before it is back, while it comes back, and after. */
async function killOnce(stage: SocketStage) {
  const { crowd } = stage;
  const people = stage.pages.length;
  const before = await readFor(stage, 5);
  crowd.order({ kind: 'forget' });
  const killedAt = await stage.kill();
  await stage.announce();
  await stage.restart();
  const backAt = performance.timeOrigin + performance.now();
  const [meanwhile] = await Promise.all([
    readFor(stage, 25),
    (async () => {
      await wait(6_000);
      await stage.announce();
    })(),
  ]);
  await stage.announce();
  const told = await crowd.until(
    ({ up, heard }) => up === people && Object.values(heard).flat().length >= news * people,
    60_000,
  );
  return {
    'after kill -9: server back, s': (backAt - killedAt) / 1_000,
    'after kill -9: all pages back, s': (told.lastUpAt - killedAt) / 1_000,
    'before: ordinary read, 50/s: p99, ms': percentile(before, 0.99),
    'after kill -9: ordinary read, 50/s: p99, ms': percentile(meanwhile, 0.99),
    'news lost, of all pages':
      news * people - Object.values(told.heard).flat().length + told.doubled,
    'news doubled, of all pages': told.doubled,
  };
}

/** How long ordinary reads take, at an even rate, for so many seconds. */
async function readFor({ product, pages }: SocketStage, seconds: number): Promise<number[]> {
  const portal = connect(product.origin);
  const next = inTurn(
    pages.slice(0, 50).map(({ id, token }) => prepare(listSubsystems, {}, { token, workNo: id })),
  );
  const { took } = await atRate(() => portal.send(next()), { perSecond: 50, seconds });
  portal.close();
  return took;
}
