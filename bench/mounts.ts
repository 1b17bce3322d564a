import { inNewBrowser } from './browser.ts';
import { lines, plain, visitSystems } from './browser/mounts.ts';
import { mountPlainly } from './browser/plain-mount.ts';
import { desk } from './browser/profiles.ts';
import type { Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { tempFolder } from './product/temp-folder.ts';
import { accountOf, server, startProduct } from './product/start-product.ts';

/** Measures mounts of subsystems against a plain import of the same subsystem. */
export async function measureMounts({ runs, patienceMs }: BenchOptions): Promise<void> {
  const data = await tempFolder();
  const product = await startProduct({ command: server, directory: data.path });
  const journey = { origin: product.origin, account: accountOf(product, '900001'), profile: desk };
  const once = async (): Promise<Run> => {
    // While the browser runs: afterwards its usage would count as that of other processes.
    const visited = await inNewBrowser((context) => watched(() => visitSystems(context, journey)));
    const bare = await inNewBrowser((context) => watched(() => mountPlainly(context, journey)));
    const ratio = visited.result['first mount of a system, nothing cached, ms'] / bare.result;
    const load = visited.load.others > bare.load.others ? visited.load : bare.load;
    const values = { [plain]: bare.result, 'first mount by the plain import': ratio };
    return { values: { ...visited.result, ...values }, load };
  };
  // One warm-up run: a server that has just started is slower.
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
