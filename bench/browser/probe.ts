import type { BrowserContext, CDPSession } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Marks, watchPage } from './page-watch.ts';
import type { Profile } from './profiles.ts';
import { watchTraffic } from './traffic.ts';

const bitsPerByte = 8;
const mega = 1_000_000;
/** A page without traffic or long tasks for this time counts as idle, in milliseconds. */
const idleMs = 600;
const patienceMs = 45_000;

/** The time between press and release of a button, in milliseconds. */
export const pressMs = 80;

export type Probe = Awaited<ReturnType<typeof openProbe>>;

/** Opens a page with measuring scripts, throttled by a profile. Durations are taken inside the page. */
export async function openProbe(
  context: BrowserContext,
  { profile, marks }: { profile: Profile; marks: Marks },
) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  await page.addInitScript(watchPage, marks);
  await slowDown(cdp, profile);

  const shownAfter = (name: string, moment: number): Promise<number> =>
    within(patienceMs, `"${name}" did not come into sight`, () =>
      page.evaluate(([mark, after]) => pageWatch.shownAfter(mark, after), [name, moment] as const),
    );

  return {
    page,
    cdp,
    traffic,

    /** Loads an address; returns the time from the start of the load until a mark is visible. */
    async load(url: string, mark: string): Promise<number> {
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'commit' });
      return shownAfter(mark, 0);
    },
    async reload(mark: string): Promise<number> {
      await page.reload({ waitUntil: 'commit' });
      return shownAfter(mark, 0);
    },
    /** Runs an input that ends with a click or key; the result measures the time until a mark is visible. */
    async act(input: () => Promise<void>): Promise<(mark: string) => Promise<number>> {
      await input();
      const begin = await page.evaluate(() => pageWatch.latestInput());
      return async (mark) => (await shownAfter(mark, begin)) - begin;
    },
    /** Waits until the page is idle. */
    async idle(): Promise<void> {
      for (const end = performance.now() + patienceMs; performance.now() < end; await wait(50)) {
        if (traffic.quietFor() < idleMs) continue;
        if ((await page.evaluate(() => pageWatch.idleFor())) >= idleMs) return;
      }
    },
    /** Returns the used heap after garbage collection, in MB. */
    async heap(): Promise<number> {
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return usedSize / 1_048_576;
    },
  };
}

async function slowDown(cdp: CDPSession, { cpu, network }: Profile): Promise<void> {
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: (network.downMbit * mega) / bitsPerByte,
      uploadThroughput: (network.upMbit * mega) / bitsPerByte,
    });
  }
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function within<Result>(
  ms: number,
  complaint: string,
  wanted: () => Promise<Result>,
): Promise<Result> {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${complaint} within ${ms} ms.`);
  });
  try {
    return await Promise.race([wanted(), late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
