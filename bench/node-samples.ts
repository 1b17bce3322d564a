import { getPermissions } from '@portal/contract/access/permissions';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../apps/server/src/platform/database/client.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { prepare } from './server/caller.ts';
import { createFixture, identityOf } from './server/fixture.ts';
import { atRate } from './server/load.ts';

/** Between two samples, in milliseconds. */
const minute = 60_000;
const perSecond = 200;
const minutes = 3;
/** Requests that are sent this long before and after a sample is taken may meet it, in milliseconds. */
const near = 500;

const lineOf = (which: string, share: string) =>
  `permission call, ${perSecond}/s, ${which}: ${share}, ms`;
const beside = 'within half a second of a sample';
const away = 'away from samples';
const lines: FigureLine[] = [beside, 'all'].flatMap((which) =>
  ['p50', 'p99'].map((share) => ({ name: lineOf(which, share), bound: lineOf(away, share) })),
);

/** Returns the moment at which the node stores its next sample, by the clock of `performance`, to within 100 ms. */
const nextSample = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const count = async () => (await client.query('select from node_sample')).rowCount;
    const before = await count();
    while ((await count()) === before) await wait(100);
    return performance.now();
  });

/** Measures what others wait for longer while the node takes its sample of the minute. */
export async function measureSamples({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, []);
  const done: Run[] = [];
  try {
    // What was loaded just now would be vacuumed and analysed by PostgreSQL itself, once a minute too.
    await withClient(fixture.databaseUrl, (client) => client.query('vacuum analyze'));
    const call = prepare(getPermissions, { systemType: 'ors' }, identityOf(fixture, '900005'));
    const send = () => fixture.portal.send(call);
    await atRate(send, { perSecond, seconds: 2 });
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const sampled = await nextSample(fixture.databaseUrl);
      const loadUntilNow = watchMachine();
      const begin = performance.now();
      const { took } = await atRate(send, { perSecond, seconds: (minutes * minute) / 1_000 });
      const [met, others] = partedBy(took, (nth) => {
        const since = (begin - sampled + (nth * 1_000) / perSecond) % minute;
        return since < near || since > minute - near;
      });
      const values = {
        ...valuesOf(beside, met),
        ...valuesOf(away, others),
        ...valuesOf('all', took),
      };
      done.push({ values, load: loadUntilNow() });
    }
  } finally {
    await fixture.tearDown();
  }
  printTable('The samples of monitoring', lines, done);
}

const valuesOf = (which: string, took: readonly number[]): Run['values'] => ({
  [lineOf(which, 'p50')]: percentile(took, 0.5),
  [lineOf(which, 'p99')]: percentile(took, 0.99),
});

/** Parts a list in two by the places of its members. */
function partedBy<Value>(all: readonly Value[], isFirst: (place: number) => boolean) {
  return [
    all.filter((_, place) => isFirst(place)),
    all.filter((_, place) => !isFirst(place)),
  ] as const;
}
