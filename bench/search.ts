import type { Page } from '@playwright/test';
import { inNewBrowser } from './browser.ts';
import { sendForm } from './browser/journey.ts';
import { watchKeys } from './browser/key-watch.ts';
import { openProbe } from './browser/probe.ts';
import { type Profile, profiles } from './browser/profiles.ts';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { accountOf, type Account } from './product/start-product.ts';
import { createFixture } from './server/fixture.ts';

const name = 'menu search, per key, 3,000 items';
const lines: FigureLine[] = [
  { name: `${name}: p50, ms` },
  { name: `${name}: p95, ms`, budget: '≤ 50' },
];

/** All these items have similar names: the first letters match nearly all of them, which is the worst case. */
const menuSizes = [{ system: 'dcp', items: 3_000 }] as const;
/** Initials, pinyin, several words, a path, an item of another subsystem, and no match. */
const searches = ['mdyw', 'mendianyewu', 'danju 29', 'dcp/bench/17', 'zichan', 'xqxqx'];
const marks = {
  login: { visible: ['#account-submit'] },
  shell: { visible: ['.menu-search input'] },
};
const field = '.menu-search input';

/** Measures the time per key in the menu search of a user with many menu items, on each profile. */
export async function measureSearch({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createFixture({}, menuSizes);
  const { origin } = fixture.product;
  const account = accountOf(fixture.product, '900005');
  try {
    for (const profile of profiles) {
      const done: Run[] = [];
      for (let run = 0; run < runs; run += 1) {
        await waitForCalm(patienceMs);
        done.push(await measureOnce(origin, account, profile));
      }
      printTable(`Menu search, profile ${profile.name}`, lines, done);
    }
  } finally {
    await fixture.tearDown();
  }
}

function measureOnce(origin: string, account: Account, profile: Profile): Promise<Run> {
  const loadUntilNow = watchMachine();
  return inNewBrowser(async (context) => {
    const probe = await openProbe(context, { profile, marks });
    const { page } = probe;
    await page.addInitScript(watchKeys);
    await probe.load(`${origin}/user/login`, 'login');
    const shown = await probe.act(() => sendForm(page, account));
    await shown('shell');
    await page.locator(field).click();
    await probe.idle();
    const before = await countKeys(page);
    for (const text of searches) await typeAndClear(page, text);
    const took = (await page.evaluate(() => keyWatch.took)).slice(before);
    const values = {
      [`${name}: p50, ms`]: percentile(took, 0.5),
      [`${name}: p95, ms`]: percentile(took, 0.95),
    };
    return { values, load: loadUntilNow() };
  });
}

/** Types key by key, each when the last is painted, and deletes the text in the same way. */
async function typeAndClear(page: Page, text: string): Promise<void> {
  const letters = Array.from(text, (letter) => (letter === ' ' ? 'Space' : letter));
  for (const key of [...letters, ...letters.slice(1).map(() => 'Backspace')]) {
    const before = await countKeys(page);
    await page.keyboard.press(key);
    await page.waitForFunction((count) => keyWatch.took.length > count, before);
  }
  await page.locator(field).fill('');
}

const countKeys = (page: Page): Promise<number> => page.evaluate(() => keyWatch.took.length);
