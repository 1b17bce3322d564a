import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureLine } from '../measuring/figures.ts';
import { median } from '../measuring/samples.ts';
import { heapWithoutCode } from './retained-objects.ts';
import { paths, type Journey } from './journey.ts';
import type { Marks } from './page-watch.ts';
import { openProbe, type Probe } from './probe.ts';

const { home, login } = paths;
const [patrol, rectify] = ['/ors/sampleStore/patrol', '/ors/sampleStore/rectify'];

/** Nineteen pages; with the first one they make twenty tabs. */
const pages = [
  ...['patrol', 'rectify', 'shift', 'fee', 'repair', 'archive'].map(
    (name) => `sampleStore/${name}`,
  ),
  ...['query', 'replenish', 'return', 'defect'].map((name) => `sampleStock/${name}`),
  'stock/count',
  ...['daily', 'ticket', 'refund', 'settle', 'target', 'invoice'].map(
    (name) => `sampleSales/${name}`,
  ),
  ...['display', 'photo'].map((name) => `sampleGoods/${name}`),
].map((path) => `/ors/${path}`);

const inFront = '.tabs-panel[data-state=shown]';
const marks = {
  home: { visible: [`${inFront} .board-main`, `${inFront} .board-trend svg`], path: home },
  patrol: { visible: [[`${inFront} p`, patrol]], path: patrol },
  rectify: { visible: [[`${inFront} p`, rectify]], path: rectify },
} satisfies Marks;

/** The time a page needs to settle, in milliseconds: requests answered by a route handler never report their end. */
const restMs = 500;
const switches = 8;
/** The rounds of opening and closing, and those after which the heap is read. */
const rounds = 50;
const looks = [5, 20, rounds] as const;

export const lines: FigureLine[] = [
  { name: 'a further page of the system, first time, ms' },
  { name: 'tab switch to a kept page, ms', budget: '≤ 60' },
  { name: 'tab switch to a kept board, ms', budget: '≤ 60' },
  { name: 'JS heap, first page alone, MB' },
  { name: 'JS heap, 20 tabs of which 10 are kept, MB' },
  { name: 'JS heap after 20 tabs opened and closed 5 times, MB' },
  { name: 'JS heap after 20 times, MB' },
  { name: 'JS heap after 50 times, MB' },
  { name: 'heap after 50 times by that after 5', budget: '≤ 1.1' },
  { name: 'of it without compiled code', budget: '≤ 1.1' },
  { name: 'DOM nodes after 50 times by those after 5', budget: '≤ 1.1' },
];

/** Opens tabs, switches between them, and closes them, repeatedly. */
export async function useTabs(context: BrowserContext, { origin, account, profile }: Journey) {
  const probe = await openProbe(context, { profile, marks });
  const { page } = probe;
  await page.goto(origin + login);
  await page.locator('#work-no').fill(account.workNo);
  await page.locator('#password').fill(account.password);
  const until = await probe.act(() => page.locator('#account-submit').click());
  await until('home');
  await wait(restMs);
  const alone = await probe.heap();
  const values = { 'JS heap, first page alone, MB': alone, ...(await goToAndFro(probe)) };
  // Memory does not depend on the speed of the computer.
  const held = profile.cpu === 1 ? await openAndClose(probe) : {};
  await page.close();
  return { ...values, ...held };
}

async function goToAndFro(probe: Probe) {
  const { page } = probe;
  const first = await probe.act(async () => {
    await page.getByRole('combobox', { name: '搜索菜单' }).fill('样页巡店');
    await page.locator('.menu-search [role=option]').first().click();
  });
  const opened = await first('patrol');
  await open(page, rectify);
  await wait(restMs);
  const took: Record<'home' | 'patrol' | 'rectify', number[]> = {
    home: [],
    patrol: [],
    rectify: [],
  };
  const links = page.locator('.tabs-tab > a');
  for (let turn = 0; turn < switches; turn += 1) {
    for (const [place, mark] of (['home', 'patrol', 'rectify'] as const).entries()) {
      const until = await probe.act(() => links.nth(place).click());
      took[mark].push(await until(mark));
      await wait(restMs);
    }
  }
  return {
    'a further page of the system, first time, ms': opened,
    'tab switch to a kept page, ms': median([...took.patrol, ...took.rectify]) ?? Number.NaN,
    'tab switch to a kept board, ms': median(took.home) ?? Number.NaN,
  };
}

async function openAndClose(probe: Probe) {
  const { page } = probe;
  const held = new Map<number, { heap: number; objects: number; nodes: number }>();
  let kept = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of pages) await open(page, path);
    if (round === 1) kept = await probe.heap();
    await closeAll(page);
    if (!looks.some((look) => look === round)) continue;
    await wait(restMs);
    held.set(round, {
      heap: await probe.heap(),
      objects: await heapWithoutCode(probe.cdp),
      nodes: await nodesOf(probe),
    });
  }
  const [early = nothing, later = nothing, last = nothing] = looks.map((look) => held.get(look));
  return {
    'JS heap, 20 tabs of which 10 are kept, MB': kept,
    'JS heap after 20 tabs opened and closed 5 times, MB': early.heap,
    'JS heap after 20 times, MB': later.heap,
    'JS heap after 50 times, MB': last.heap,
    'heap after 50 times by that after 5': last.heap / early.heap,
    'of it without compiled code': last.objects / early.objects,
    'DOM nodes after 50 times by those after 5': last.nodes / early.nodes,
  };
}

const nothing = { heap: Number.NaN, objects: Number.NaN, nodes: Number.NaN };

/** Opens a page through the history API, and waits until it is visible. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.locator(inFront).getByText(path).first().waitFor();
}

async function closeAll(page: Page): Promise<void> {
  const first = page.locator('.tabs-tab > a').first();
  await first.click();
  await first.press('Shift+F10');
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await page.locator('.tabs-panel').nth(1).waitFor({ state: 'detached' });
}

/** Counts the DOM nodes of a page, including detached ones. */
async function nodesOf({ cdp }: Probe): Promise<number> {
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return nodes;
}
