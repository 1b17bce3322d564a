import { inNewBrowser } from './browser.ts';
import { lines, plain, visitSystems } from './browser/mounts.ts';
import { mountPlainly } from './browser/plain-mount.ts';
import { desk } from './browser/profiles.ts';
import type { Run } from './measuring/figures.ts';
import { type Pace, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { scratchFolder } from './product/temp-folder.ts';
import { accountOf, server, startProduct } from './product/start-product.ts';

/** Measures how systems come onto the stage, beside the plain import of the same one. */
export async function measureMounts({ runs, patienceMs }: Pace): Promise<void> {
  const data = await scratchFolder();
  const product = await startProduct({ command: server, directory: data.path });
  const walk = { origin: product.origin, account: accountOf(product, '900001'), profile: desk };
  const once = async (): Promise<Run> => {
    // While the browser is there: what it used could not be told from what others use once it has gone.
    const visited = await inNewBrowser((context) => watched(() => visitSystems(context, walk)));
    const bare = await inNewBrowser((context) => watched(() => mountPlainly(context, walk)));
    const ratio = visited.result['first mount of a system, nothing cached, ms'] / bare.result;
    const load = visited.load.others > bare.load.others ? visited.load : bare.load;
    const values = { [plain]: bare.result, 'first mount by the plain import': ratio };
    return { values: { ...visited.result, ...values }, load };
  };
  // Once for nothing: a server that has just come up is not the one people meet.
  await once();
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    await waitForCalm(patienceMs);
    done.push(await once());
  }
  await product.stop();
  await data.remove();
  printTable(`Systems, profile ${desk.name}`, lines, done);
}

async function watched<Result>(measure: () => Promise<Result>) {
  const loadUntilNow = watchMachine();
  const result = await measure();
  return { result, load: loadUntilNow() };
}
