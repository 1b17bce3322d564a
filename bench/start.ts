import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { printTable } from './measuring/print.ts';
import { memoryOf } from './product/processes.ts';
import { tempFolder } from './product/temp-folder.ts';
import { server, startProduct } from './product/start-product.ts';

const lines: FigureLine[] = [
  { name: 'npm start, no data yet: until it listens, s' },
  {
    name: 'npm start, again: until it listens, s',
    bound: 'server alone, again: until it listens, s',
    budget: '< 3',
  },
  { name: 'server alone, again: until it listens, s' },
  { name: 'server memory after its first start, MB', budget: '≤ 200' },
  { name: 'server memory after its second start, MB', budget: '≤ 200' },
];

const npmStart: typeof server = ['npm', 'start'];

/** Measures the duration of `npm start` when everything is installed and built. */
export async function measureStart({ runs, patienceMs }: BenchOptions): Promise<void> {
  await inNewFolder((directory) => once(npmStart, directory)); // installs and builds what is missing
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    await waitForCalm(patienceMs);
    const loadUntilNow = watchMachine();
    const values = await inNewFolder(threeStarts);
    done.push({ values, load: loadUntilNow() });
  }
  printTable('Start', lines, done);
}

async function threeStarts(directory: string): Promise<Run['values']> {
  const first = await once(npmStart, directory);
  const second = await once(npmStart, directory);
  const bare = await once(server, directory);
  return {
    'npm start, no data yet: until it listens, s': first.seconds,
    'npm start, again: until it listens, s': second.seconds,
    'server alone, again: until it listens, s': bare.seconds,
    'server memory after its first start, MB': first.memory,
    'server memory after its second start, MB': second.memory,
  };
}

/** Starts the product once and stops it again. */
async function once(command: typeof server, directory: string) {
  const product = await startProduct({ command, directory });
  const memory = memoryOf(product.pid);
  await product.stop();
  return { seconds: product.startMs / 1_000, memory };
}

async function inNewFolder<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await tempFolder();
  const result = await use(folder.path);
  await folder.remove();
  return result;
}
