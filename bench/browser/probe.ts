import type { BrowserContext, CDPSession } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Marks, watchPage } from './page-watch.ts';
import type { Profile } from './profiles.ts';
import { watchTraffic } from './traffic.ts';

const bitsPerByte = 8;
const mega = 1_000_000;
/** A page that has not loaded or worked for this long has nothing more to do. */
const idleMs = 600;
const patienceMs = 45_000;

/** A person's finger stays on a button for so long, in milliseconds; the click comes when it leaves. */
export const pressMs = 80;

export type Probe = Awaited<ReturnType<typeof openProbe>>;

/** A page under observation, on a computer of the profile. Durations are taken inside the page. */
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

    /** Goes to an address from elsewhere; answers when the mark was in sight, from the beginning of the load. */
    async load(url: string, mark: string): Promise<number> {
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'commit' });
      return shownAfter(mark, 0);
    },
    async reload(mark: string): Promise<number> {
      await page.reload({ waitUntil: 'commit' });
      return shownAfter(mark, 0);
    },
    /** Does something that ends with a click or a key; from then on the answer tells how long until a mark was in sight. */
    async act(input: () => Promise<void>): Promise<(mark: string) => Promise<number>> {
      await input();
      const begin = await page.evaluate(() => pageWatch.latestInput());
      return async (mark) => (await shownAfter(mark, begin)) - begin;
    },
    /** Waits until the page neither loads nor works. */
    async idle(): Promise<void> {
      for (const end = performance.now() + patienceMs; performance.now() < end; await wait(50)) {
        if (traffic.quietFor() < idleMs) continue;
        if ((await page.evaluate(() => pageWatch.idleFor())) >= idleMs) return;
      }
    },
    /** Megabytes of JavaScript objects in use, once what is not needed has been cleared away. */
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
