import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureLine } from '../measuring/figures.ts';
import { heapWithoutCode } from './retained-objects.ts';
import { sendForm, type Journey } from './journey.ts';
import type { Marks } from './page-watch.ts';
import { openProbe, pressMs, type Probe } from './probe.ts';

const boardOf = (key: string): string => `/${key}/dashboard/analysis`;
const inFront = '.tabs-panel[data-state=shown]';
const shown = (key: string) => ({
  visible: [`${inFront} [data-subsystem="${key}"] .board-main`],
  path: boardOf(key),
});
const marks = {
  login: { visible: ['#work-no'], path: '/user/login' },
  ors: shown('ors'),
  ams: shown('ams'),
  crm: shown('crm'),
} satisfies Marks;
type Key = 'ors' | 'ams' | 'crm';
const names: Record<Key, string> = { ors: '门店运营', ams: '行政管理', crm: '用户管理' };

/** A link with a store, so that no store chooser opens. */
const login = '/user/login?redirect=%2Fors%2Fdashboard%2Fanalysis%3Fstore%3DS02001';
const landing = `${boardOf('ors')}?store=S02001`;
/** The time a page needs to settle, in milliseconds. */
const restMs = 500;
/** The subsystems opened in turn, each unmounting the last; the heap is always read with the same one open. */
const cycle = ['ams', 'crm', 'hr', 'cms', 'ors'] as const;
const looks = [5, 50] as const;
const bytesPerKb = 1_024;

export const plain = 'plain import and mount of the same entry, ms';
export const lines: FigureLine[] = [
  { name: 'first mount of a system, nothing cached, ms', bound: plain, budget: '≤ 1.3 × bound' },
  { name: plain },
  { name: 'first mount by the plain import', budget: '≤ 1.3' },
  { name: 'first mount, fetched ahead, ms', budget: '≤ 180' },
  { name: 'first mount after a reload, from caches, ms' },
  { name: 'mounted anew, its program in place, ms', budget: '≤ 100' },
  { name: 'switch to a kept system, ms', budget: '≤ 60' },
  { name: 'a further system, its own code, kB wire' },
  { name: 'a further system, beyond its own code, kB wire', budget: '≤ 20' },
  { name: 'JS heap after 5 switches, MB' },
  { name: 'JS heap after 50 switches, MB' },
  { name: 'heap after 50 switches by that after 5', budget: '≤ 1.1' },
  { name: 'of it without compiled code', budget: '≤ 1.1' },
];

/** Switches between subsystems, as a user of several does. */
export async function visitSystems(context: BrowserContext, journey: Journey) {
  const probe = await openProbe(context, { profile: journey.profile, marks });
  await arrive(probe, journey);
  const first = await firstMounts(probe);
  await probe.load(journey.origin + landing, 'ors');
  await probe.idle();
  const values = {
    ...first,
    'first mount after a reload, from caches, ms': await switchTo(probe, 'ams'),
    ...(await openAgainAndAgain(probe)),
  };
  // Restore the setting for the next round: the server stores it.
  await keepPages(probe.page, true);
  await probe.idle();
  await probe.page.close();
  return values;
}

/** Signs in, and waits until the first subsystem is shown and the page is idle. */
export async function arrive(
  { page, ...probe }: Pick<Probe, 'page' | 'load' | 'idle' | 'act'>,
  { origin, account }: Journey,
): Promise<void> {
  await probe.load(origin + login, 'login');
  await probe.idle();
  const until = await probe.act(() => sendForm(page, account));
  await until('ors');
  await probe.idle();
}

/**
 * Switches by the subsystem menu; `linger` hovers until the subsystem is prefetched, `delay` is the length of the press.
 * Returns the milliseconds until its figures are visible.
 */
async function switchTo(
  probe: Probe,
  key: Key,
  { linger = false, delay = pressMs } = {},
): Promise<number> {
  const { page } = probe;
  await page.locator('.switcher-brand').click();
  const system = page.getByRole('button', { name: names[key] });
  if (linger) {
    await system.hover();
    await probe.idle();
  }
  const until = await probe.act(() => system.click({ delay }));
  const took = await until(key);
  await probe.idle();
  return took;
}

async function firstMounts(probe: Probe) {
  const before = await probe.page.evaluate(() => performance.now());
  // No delay: the lower bound cannot prefetch during the press.
  const first = await switchTo(probe, 'ams', { delay: 0 });
  const loaded = await loadedSince(probe.page, before);
  await switchTo(probe, 'ors');
  const kept = await switchTo(probe, 'ams');
  await keepPages(probe.page, false);
  return {
    'first mount of a system, nothing cached, ms': first,
    'a further system, its own code, kB wire': loaded.own,
    'a further system, beyond its own code, kB wire': loaded.others,
    'switch to a kept system, ms': kept,
    'mounted anew, its program in place, ms': await switchTo(probe, 'ors'),
    'first mount, fetched ahead, ms': await switchTo(probe, 'crm', { linger: true }),
  };
}

/** Returns the bytes loaded for a subsystem: its own code and other code, without API calls. */
const loadedSince = async (page: Page, moment: number) => {
  const all = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime >= since && !entry.name.includes('/api/'))
        .map((entry) => ({
          name: entry.name,
          bytes: entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
        })),
    moment,
  );
  const kbOf = (isWanted: (name: string) => boolean): number =>
    all.filter(({ name }) => isWanted(name)).reduce((sum, { bytes }) => sum + bytes, 0) /
    bytesPerKb;
  return {
    own: kbOf((name) => name.includes('/apps/ams/')),
    others: kbOf((name) => !name.includes('/apps/ams/')),
  };
};

async function openAgainAndAgain(probe: Probe) {
  const { page } = probe;
  const held: { heap: number; objects: number }[] = [];
  for (let turn = 0; turn <= looks[1]; turn += 1) {
    const key = cycle[turn % cycle.length] ?? cycle[0];
    await page.evaluate((to) => history.pushState(null, '', to), boardOf(key));
    await page.locator(`${inFront} [data-subsystem="${key}"] .board-main`).waitFor();
    await page.locator('.tabs-panel').nth(1).waitFor({ state: 'detached' });
    if (!looks.some((look) => look === turn)) continue;
    await wait(restMs);
    held.push({ heap: await probe.heap(), objects: await heapWithoutCode(probe.cdp) });
  }
  const [early = nothing, late = nothing] = held;
  return {
    'JS heap after 5 switches, MB': early.heap,
    'JS heap after 50 switches, MB': late.heap,
    'heap after 50 switches by that after 5': late.heap / early.heap,
    'of it without compiled code': late.objects / early.objects,
  };
}

const nothing = { heap: Number.NaN, objects: Number.NaN };

/** Turns tabs on or off: with tabs, pages stay mounted; without, each unmounts the last. */
async function keepPages(page: Page, on: boolean): Promise<void> {
  await page.getByRole('button', { name: '界面设置' }).click();
  const drawer = page.getByRole('dialog', { name: '界面设置' });
  await drawer.getByRole('switch', { name: '多页签' }).setChecked(on);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await drawer.waitFor({ state: 'hidden' });
}
