import { leaveUnread } from '@portal/testing/unread';
import { globSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { tempFolder } from './product/temp-folder.ts';
import { type Product, server, startProduct } from './product/start-product.ts';

const assets = resolve(import.meta.dirname, '../apps/portal/dist/assets');
const crowd = { connections: 200, requests: 30, patienceMs: 60_000 };
const bytesPerMb = 1_048_576;

const lines: FigureLine[] = [
  { name: 'server memory, grown by at most, MB', budget: '≤ 100' },
  { name: 'the last of them cut after, s', budget: '≤ 15' },
  { name: '/livez meanwhile: p50, ms' },
  { name: '/livez meanwhile: p99, ms', budget: '≤ 250' },
];

/** Measures 200 connections that request the largest file 30 times each and read nothing. */
export async function measureSlowReaders({ runs, patienceMs }: BenchOptions): Promise<void> {
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const folder = await tempFolder();
    const product = await startProduct({ command: server, directory: folder.path });
    await waitForCalm(patienceMs);
    const loadUntilNow = watchMachine();
    done.push({ values: await measure(product), load: loadUntilNow() });
    await product.stop();
    await folder.remove();
  }
  printTable('200 connections that read nothing', lines, done);
}

async function measure({ origin, pid }: Product): Promise<Run['values']> {
  const paths = [`/assets/${basename(largestFile())}`];
  const {
    grewBy,
    allCutAfterMs = Number.NaN,
    livezMs,
  } = await leaveUnread({
    ...crowd,
    origin,
    pid,
    paths,
  });
  return {
    'server memory, grown by at most, MB': grewBy / bytesPerMb,
    'the last of them cut after, s': allCutAfterMs / 1_000,
    '/livez meanwhile: p50, ms': percentile(livezMs, 0.5),
    '/livez meanwhile: p99, ms': percentile(livezMs, 0.99),
  };
}

const largestFile = (): string =>
  globSync(join(assets, '*.js'))
    .toSorted((a, b) => statSync(a).size - statSync(b).size)
    .at(-1) ?? '';
