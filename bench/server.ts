import type { FigureLine, Run } from './measuring/figures.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { memoryOf } from './product/processes.ts';
import * as permissionCalls from './server/permission-calls.ts';
import * as reads from './server/reads.ts';
import * as signIns from './server/sign-ins.ts';
import { setUp, type Stage } from './server/fixture.ts';

const memoryLines: FigureLine[] = [
  { name: 'server memory after its start, MB', budget: '≤ 200' },
  { name: 'server memory after the load, MB' },
];

/** Each with its own bound, and short enough to be done while the machine is calm; in seconds. */
const stretches = [
  { measure: permissionCalls.measurePermissionCalls, seconds: 3 },
  { measure: reads.measureReads, seconds: 3 },
  { measure: signIns.measureSignIns, seconds: 10 },
];
const warmUpSeconds = 1;

/** Measures what the server can bear, on a database made for it; the load comes from this process. */
export async function measureServer({ runs, patienceMs }: Pace): Promise<void> {
  const stage = await setUp();
  const done: Run[] = [noteMemory(stage, 'server memory after its start, MB')];
  try {
    for (const { measure } of stretches) await measure(stage, warmUpSeconds);
    for (let run = 0; run < runs; run += 1) {
      for (const { measure, seconds } of stretches) {
        await waitForCalm(patienceMs);
        const loadUntilNow = watchMachine();
        const values = await measure(stage, seconds);
        done.push({ values, load: loadUntilNow() });
      }
      done.push(noteMemory(stage, 'server memory after the load, MB'));
    }
  } finally {
    await stage.strike();
  }
  const lines = [...permissionCalls.lines, ...reads.lines, ...signIns.lines, ...memoryLines];
  printTable('Server', lines, done);
}

function noteMemory({ product }: Stage, name: string): Run {
  return { values: { [name]: memoryOf(product.pid) }, load: watchMachine()() };
}
