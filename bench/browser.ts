import { type BrowserContext, chromium } from '@playwright/test';
import { desk, windowedChromium } from '@portal/testing/chromium';
import * as bounds from './browser/bounds.ts';
import { lines, type Journey, runJourney } from './browser/journey.ts';
import { type Profile, profiles } from './browser/profiles.ts';
import type { Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { cleanUpAtExit } from './product/cleanup.ts';
import { tempFolder } from './product/temp-folder.ts';
import { accountOf, server, startProduct } from './product/start-product.ts';

/** Measures the journey of a supervisor through the product, on each profile in turn. */
export async function measureBrowser({ runs, patienceMs }: BenchOptions): Promise<void> {
  const data = await tempFolder();
  const product = await startProduct({ command: server, directory: data.path });
  const { origin } = product;
  const account = accountOf(product, '900001');
  const done = new Map<Profile, Run[]>(profiles.map((profile) => [profile, []]));
  // One warm-up run: a server that has just started is slower.
  for (const profile of profiles) await measureOnce({ origin, account, profile });
  for (let run = 0; run < runs; run += 1) {
    for (const [profile, ofProfile] of done) {
      await waitForCalm(patienceMs);
      ofProfile.push(await measureOnce({ origin, account, profile }));
    }
  }
  await product.stop();
  await data.remove();
  for (const [profile, ofProfile] of done) {
    printTable(`Browser, profile ${profile.name}`, [...lines, ...bounds.lines], ofProfile);
  }
}

function measureOnce(journey: Journey): Promise<Run> {
  const loadUntilNow = watchMachine();
  return inNewBrowser(async (context) => {
    const values = {
      ...(await runJourney(context, journey)),
      ...(await bounds.measureBounds(context, journey)),
    };
    // While the browser runs: the usage of its processes is unknown once they have ended.
    return { values, load: loadUntilNow() };
  });
}

/** Opens a browser with a new profile on disk. */
export async function inNewBrowser<Result>(use: (context: BrowserContext) => Promise<Result>) {
  const profile = await tempFolder();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...windowedChromium,
    ...desk,
  });
  const close = cleanUpAtExit(() => context.close());
  try {
    return await use(context);
  } finally {
    await close();
    await profile.remove();
  }
}
