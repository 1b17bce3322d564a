import { type BrowserContext, chromium } from '@playwright/test';
import { chromium as debians, desk } from '@portal/testing/chromium';
import * as bounds from './browser/bounds.ts';
import { lines, type Walk, walk } from './browser/journey.ts';
import { type Profile, profiles } from './browser/profiles.ts';
import type { Run } from './measuring/figures.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { whenEnding } from './product/cleanup.ts';
import { scratchFolder } from './product/temp-folder.ts';
import { accountOf, server, startProduct } from './product/start-product.ts';

/** Measures the way of a supervisor through the product, on every kind of computer by turns. */
export async function measureBrowser({ runs, patienceMs }: Pace): Promise<void> {
  const data = await scratchFolder();
  const product = await startProduct({ command: server, directory: data.path });
  const { origin } = product;
  const account = accountOf(product, '900001');
  const done = new Map<Profile, Run[]>(profiles.map((profile) => [profile, []]));
  // Once for nothing: a server that has just come up is not the one people meet.
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

function measureOnce(way: Walk): Promise<Run> {
  const loadUntilNow = watchMachine();
  return inNewBrowser(async (context) => {
    const values = {
      ...(await walk(context, way)),
      ...(await bounds.measureBounds(context, way)),
    };
    // While the browser lives: what its processes have used is not to be known once they have ended.
    return { values, load: loadUntilNow() };
  });
}

/** A browser that has never seen the product, with caches on disk as people's have. */
export async function inNewBrowser<Result>(use: (context: BrowserContext) => Promise<Result>) {
  const profile = await scratchFolder();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...debians,
    ...desk,
  });
  const close = whenEnding(() => context.close());
  try {
    return await use(context);
  } finally {
    await close();
    await profile.remove();
  }
}
