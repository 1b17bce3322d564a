import { listMine } from '@portal/contract/notices/announcements';
import type { FigureLine, Run } from './measuring/figures.ts';
import { roundRobin } from './measuring/round-robin.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { processorSeconds } from './product/processes.ts';
import { prepare } from './server/caller.ts';
import { atRate } from './server/load.ts';
import { signInAs } from './server/sign-in.ts';
import { createFixture, type Fixture } from './server/fixture.ts';

const people = 500;
const readsPerSecond = 50;

/** The time in which all users sign in, and the time other users are measured meanwhile. */
const shapes = [
  { name: 'within a minute', seconds: 60, watchSeconds: 60 },
  { name: 'at once', seconds: 0.1, watchSeconds: 10 },
];
type Shape = (typeof shapes)[number];

const linesOf = (shape: string): FigureLine[] => [
  { name: `500 sign-ins ${shape}: turned away`, budget: '0' },
  { name: `500 sign-ins ${shape}: all in after, s`, budget: '≤ 60' },
  { name: `500 sign-ins ${shape}: p50, ms` },
  { name: `500 sign-ins ${shape}: p99, ms` },
  { name: `500 sign-ins ${shape}: processor time of the server with the reads, s` },
  {
    name: `unread notices, 50/s, meanwhile (${shape}): p99, ms`,
    bound: 'unread notices, 50/s, before it: p99, ms',
    budget: '≤ 200',
  },
];

/** Measures 500 sign-ins from one address under the default rate limits, while other users read. */
export async function measureStorm({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({ PORTAL_RATE_FACTOR: '1' });
  const done: Run[] = [];
  try {
    await signInsOver(fixture, { count: 20, seconds: 2 });
    for (let run = 0; run < runs; run += 1) {
      for (const shape of shapes) {
        await waitForCalm(patienceMs);
        const loadUntilNow = watchMachine();
        done.push({ values: await measure(fixture, shape), load: loadUntilNow() });
      }
    }
  } finally {
    await fixture.tearDown();
  }
  printTable(
    'Five hundred people',
    shapes.flatMap(({ name }) => linesOf(name)),
    done,
  );
}

async function measure(fixture: Fixture, { name, seconds, watchSeconds }: Shape) {
  const { portal, product, identities } = fixture;
  const notices = roundRobin(identities.map((identity) => prepare(listMine, {}, identity)));
  const read = () => portal.send(notices());
  const before = await atRate(read, { perSecond: readsPerSecond, seconds: 5 });
  const processorBefore = processorSeconds(product.pid);
  const [signIns, meanwhile] = await Promise.all([
    signInsOver(fixture, { count: people, seconds }),
    atRate(read, { perSecond: readsPerSecond, seconds: watchSeconds }),
  ]);
  const used = processorSeconds(product.pid) - processorBefore;
  return {
    [`500 sign-ins ${name}: turned away`]: signIns.turnedAway,
    [`500 sign-ins ${name}: all in after, s`]: signIns.allInSeconds,
    [`500 sign-ins ${name}: p50, ms`]: percentile(signIns.took, 0.5),
    [`500 sign-ins ${name}: p99, ms`]: percentile(signIns.took, 0.99),
    [`500 sign-ins ${name}: processor time of the server with the reads, s`]: used,
    'unread notices, 50/s, before it: p99, ms': percentile(before.took, 0.99),
    [`unread notices, 50/s, meanwhile (${name}): p99, ms`]: percentile(meanwhile.took, 0.99),
  };
}

/** Starts sign-ins evenly over some seconds, whether or not earlier ones are done. */
async function signInsOver(
  { portal, product }: Fixture,
  { count, seconds }: { count: number; seconds: number },
) {
  const nextAccount = roundRobin(product.accounts);
  let turnedAway = 0;
  const signIn = () => signInAs(portal, nextAccount()).catch(() => (turnedAway += 1));
  const begin = performance.now();
  const { took } = await atRate(signIn, { perSecond: count / seconds, seconds });
  return { took, turnedAway, allInSeconds: (performance.now() - begin) / 1_000 };
}
