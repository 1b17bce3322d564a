import { inNewBrowser } from './browser.ts';
import { lines, openLists } from './browser/lists.ts';
import { type Profile, profiles } from './browser/profiles.ts';
import type { Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { accountOf, type Product, server, startProduct } from './product/start-product.ts';
import { tempFolder } from './product/temp-folder.ts';

/** Measures the first list of a session, a further one, and the first of another system, on each kind of computer. */
export async function measureLists({ runs, patienceMs }: BenchOptions): Promise<void> {
  const data = await tempFolder();
  const product = await startProduct({ command: server, directory: data.path });
  const done = new Map<Profile, Run[]>(profiles.map((profile) => [profile, []]));
  // One warm-up run: a server that has just started is slower.
  for (const profile of profiles) await measureOnce(product, profile);
  for (let run = 0; run < runs; run += 1) {
    for (const [profile, ofProfile] of done) {
      await waitForCalm(patienceMs);
      ofProfile.push(await measureOnce(product, profile));
    }
  }
  await product.stop();
  await data.remove();
  for (const [profile, ofProfile] of done) {
    printTable(`Lists, profile ${profile.name}`, lines, ofProfile);
  }
}

function measureOnce(product: Product, profile: Profile): Promise<Run> {
  const loadUntilNow = watchMachine();
  return inNewBrowser(async (context) => {
    const account = accountOf(product, '900001');
    const values = await openLists(context, { origin: product.origin, account, profile });
    return { values, load: loadUntilNow() };
  });
}
