import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { memoryOf } from './product/processes.ts';
import * as permissionCalls from './server/permission-calls.ts';
import * as reads from './server/reads.ts';
import * as signIns from './server/sign-ins.ts';
import { createFixture, type Fixture } from './server/fixture.ts';

const memoryLines: FigureLine[] = [
  { name: 'server memory after its start, MB', budget: '≤ 200' },
  { name: 'server memory after the load, MB' },
];

/** The measurements, short enough to fit into a calm period; in seconds. */
const measurements = [
  { measure: permissionCalls.measurePermissionCalls, seconds: 3 },
  { measure: reads.measureReads, seconds: 3 },
  { measure: signIns.measureSignIns, seconds: 10 },
];
const warmUpSeconds = 1;

/** Measures the server on a new database; the load comes from this process. */
export async function measureServer({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture();
  const done: Run[] = [memoryRun(fixture, 'server memory after its start, MB')];
  try {
    for (const { measure } of measurements) await measure(fixture, warmUpSeconds);
    for (let run = 0; run < runs; run += 1) {
      for (const { measure, seconds } of measurements) {
        await waitForCalm(patienceMs);
        const loadUntilNow = watchMachine();
        const values = await measure(fixture, seconds);
        done.push({ values, load: loadUntilNow() });
      }
      done.push(memoryRun(fixture, 'server memory after the load, MB'));
    }
  } finally {
    await fixture.tearDown();
  }
  const lines = [...permissionCalls.lines, ...reads.lines, ...signIns.lines, ...memoryLines];
  printTable('Server', lines, done);
}

function memoryRun({ product }: Fixture, name: string): Run {
  return { values: { [name]: memoryOf(product.pid) }, load: watchMachine()() };
}
