import { buildSample, type SampleFiles, serveSample } from '@portal/sample/serve-sample';
import { inNewBrowser } from './browser.ts';
import { lines, useTabs } from './browser/tabs.ts';
import type { Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { type Profile, profiles } from './browser/profiles.ts';
import { tempFolder } from './product/temp-folder.ts';
import { addSampleMenuTo } from './product/sample-menu.ts';
import { accountOf, type Product, server, startProduct } from './product/start-product.ts';

/** Measures a user who opens, switches and closes many tabs, on the pages of the sample. */
export async function measureTabs({ runs, patienceMs }: BenchOptions): Promise<void> {
  const data = await tempFolder();
  const product = await startProduct({ command: server, directory: data.path });
  await addSampleMenuTo(data.path);
  const sample = await buildSample();
  const done = new Map<Profile, Run[]>(profiles.map((profile) => [profile, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [profile, ofProfile] of done) {
      await waitForCalm(patienceMs);
      ofProfile.push(await once(product, profile, sample));
    }
  }
  await product.stop();
  await data.remove();
  for (const [profile, ofProfile] of done) {
    printTable(`Tabs, profile ${profile.name}`, lines, ofProfile);
  }
}

function once(product: Product, profile: Profile, sample: SampleFiles): Promise<Run> {
  const loadUntilNow = watchMachine();
  return inNewBrowser(async (context) => {
    await serveSample(context, sample);
    const account = accountOf(product, '900001');
    const values = await useTabs(context, { origin: product.origin, account, profile });
    return { values, load: loadUntilNow() };
  });
}
