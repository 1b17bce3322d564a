import { Session } from 'node:inspector/promises';

/**
 * Returns how many functions of the product are called while some work is done, those that are passed to `map` and its
 * kind among them. Unlike a time it is the same on every machine, and grows as the work does.
 */
export async function countedCalls(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => isProduct(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
  } finally {
    session.disconnect();
  }
}

const isProduct = (url: string): boolean =>
  /\/(?:apps|packages|subsystems)\//.test(url) && !/\/node_modules\/|\.test\./.test(url);
