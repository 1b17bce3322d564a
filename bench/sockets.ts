import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { memoryOf } from './product/processes.ts';
import { connect, prepare } from './server/caller.ts';
import { atRate } from './server/load.ts';
import { createSocketFixture, type SocketFixture } from './server/socket-fixture.ts';

const topics = 5;
/** The number of entries written: while the server is down, while pages reconnect, and after that. */
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

/** Measures thousands of open pages: the delay of a broadcast, and their recovery after the server is killed. */
export async function measureSockets({
  runs,
  patienceMs,
  people,
}: BenchOptions & { people: number }): Promise<void> {
  const fixture = await createSocketFixture(people);
  const { crowd, pages, product } = fixture;
  try {
    const before = memoryOf(product.pid);
    crowd.command({ kind: 'open', origin: product.origin, pages, withinMs: 20_000 });
    const { up } = await crowd.until((stats) => stats.up === people, 60_000);
    await wait(10_000);
    const memory = {
      'sockets: open': up,
      'server memory before them, MB': before,
      'server memory with them, MB': memoryOf(product.pid),
    };
    const done: Run[] = [{ values: memory, load: watchMachine()() }];
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      const values = { ...(await broadcastAll(fixture)), ...(await killOnce(fixture)) };
      done.push({ values, load: loadUntilNow() });
    }
    printTable(`${people} open pages`, lines, done);
  } finally {
    await fixture.tearDown();
  }
}

async function broadcastAll(fixture: SocketFixture) {
  const { crowd, pages } = fixture;
  const delays: number[] = [];
  const lists: number[] = [];
  for (let times = 0; times < topics; times += 1) {
    crowd.command({ kind: 'reset' });
    const at = await fixture.announce();
    const stats = await crowd.until(
      ({ lists: received }) => received.length >= pages.length,
      15_000,
    );
    delays.push(
      ...Object.values(stats.received)
        .flat()
        .map((received) => received - at),
    );
    lists.push(...stats.lists.map((list) => list.at - at));
  }
  return {
    'something new for all reaches a page: p50, ms': percentile(delays, 0.5),
    'something new for all reaches a page: p99, ms': percentile(delays, 0.99),
    'and its list of notices is there: p99, ms': percentile(lists, 0.99),
  };
}

/** Kills the server, and writes entries while it is down, while it restarts, and after. */
async function killOnce(fixture: SocketFixture) {
  const { crowd } = fixture;
  const people = fixture.pages.length;
  const before = await readFor(fixture, 5);
  crowd.command({ kind: 'reset' });
  const killedAt = await fixture.kill();
  await fixture.announce();
  await fixture.restart();
  const backAt = performance.timeOrigin + performance.now();
  const [meanwhile] = await Promise.all([
    readFor(fixture, 25),
    (async () => {
      await wait(6_000);
      await fixture.announce();
    })(),
  ]);
  await fixture.announce();
  const stats = await crowd.until(
    ({ up, received }) => up === people && Object.values(received).flat().length >= news * people,
    60_000,
  );
  return {
    'after kill -9: server back, s': (backAt - killedAt) / 1_000,
    'after kill -9: all pages back, s': (stats.lastUpAt - killedAt) / 1_000,
    'before: ordinary read, 50/s: p99, ms': percentile(before, 0.99),
    'after kill -9: ordinary read, 50/s: p99, ms': percentile(meanwhile, 0.99),
    'news lost, of all pages':
      news * people - Object.values(stats.received).flat().length + stats.doubled,
    'news doubled, of all pages': stats.doubled,
  };
}

/** Measures ordinary reads at an even rate for some seconds. */
async function readFor({ product, pages }: SocketFixture, seconds: number): Promise<number[]> {
  const portal = connect(product.origin);
  const next = roundRobin(
    pages.slice(0, 50).map(({ id, token }) => prepare(listSubsystems, {}, { token, workNo: id })),
  );
  const { took } = await atRate(() => portal.send(next()), { perSecond: 50, seconds });
  portal.close();
  return took;
}
