import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FigureLine } from '../measuring/figures.ts';
import type { Account } from '../product/start-product.ts';
import type { Marks } from './page-watch.ts';
import { openProbe, pressMs, type Probe } from './probe.ts';
import type { Profile } from './profiles.ts';

/** The address, the account and the profile of a journey. */
export interface Journey {
  origin: string;
  account: Account;
  profile: Profile;
}

/** A link with a store, so that no store chooser opens. */
export const paths = {
  login: '/user/login?redirect=%2Fors%2Fdashboard%2Fanalysis%3Fstore%3DS02001',
  home: '/ors/dashboard/analysis',
};

/** The marks that count as shown; for a board that is its first figure, not the skeleton. */
const marks = {
  login: { visible: ['#work-no', '#password', '#account-submit'], path: paths.login },
  shell: { visible: [['.shell-bar', '经营看板']] },
  home: { visible: ['[data-subsystem="ors"] .board-main'], path: paths.home },
  chart: { visible: ['[data-subsystem="ors"] .board-trend svg'], path: paths.home },
  other: { visible: ['[data-subsystem="ams"] .board-main'], path: '/ams/dashboard/analysis' },
} satisfies Marks;

/** The time a user reads and types before submitting, in milliseconds. */
const typingMs = 4_000;

/** The names match the measurements of the planning phase, so that both can be compared. */
export const lines: FigureLine[] = [
  { name: 'login page FCP (cold), ms' },
  { name: 'login form visible (cold), ms', budget: '≤ 400' },
  { name: 'JS before form visible, KB wire', budget: '≤ 20' },
  { name: 'login page JS at idle, KB wire', budget: '≤ 260' },
  { name: 'login page all, KB wire' },
  { name: 'login page requests', budget: '≤ 14' },
  { name: 'submit -> shell (cold), ms' },
  { name: 'submit -> home content (cold), ms', bound: 'same calls, no page (ms)', budget: '≤ 640' },
  { name: 'submit -> charts (cold), ms' },
  { name: 'JS after submit, KB wire' },
  { name: 'requests after submit' },
  { name: 'API calls after submit' },
  { name: 'submit -> home content (warm), ms', bound: 'same calls, no page (ms)', budget: '≤ 430' },
  { name: 'system switch, first (ms)', bound: 'import() of its entry (ms)' },
  { name: 'system switch, again (ms)', budget: '≤ 100' },
  { name: 'open home (warm), ms', budget: '≤ 860' },
  { name: 'reload home (warm + code cache), ms', budget: '≤ 480' },
  { name: 'JS heap after landing, MB', budget: '≤ 12' },
  { name: 'DOM elements after landing' },
];

/** Runs the journey of a user once, with empty browser caches. */
export async function runJourney(context: BrowserContext, { origin, account, profile }: Journey) {
  const probe = await openProbe(context, { profile, marks });
  const values = {
    ...(await arrive(probe, origin)),
    ...(await signIn(probe, account)),
    ...(await switchSystems(probe)),
    ...(await comeBack(probe, origin)),
    ...(await signInAgain(probe, account)),
  };
  await probe.page.close();
  return values;
}

async function arrive({ page, traffic, ...probe }: Probe, origin: string) {
  const usable = await probe.load(origin + paths.login, 'login');
  await wait(typingMs);
  await probe.idle();
  const began = await page.evaluate(() => performance.timeOrigin);
  const [untilUsable, inAll] = [traffic.within(began, began + usable), traffic.within(began)];
  const firstPaint = await page.evaluate(() => pageWatch.firstPaint());
  return {
    'login page FCP (cold), ms': firstPaint ?? Number.NaN,
    'login form visible (cold), ms': usable,
    'JS before form visible, KB wire': untilUsable.scriptKb,
    'login page JS at idle, KB wire': inAll.scriptKb,
    'login page all, KB wire': inAll.totalKb,
    'login page requests': inAll.requests,
  };
}

async function signIn({ page, traffic, ...probe }: Probe, account: Account) {
  const sent = Date.now();
  const until = await probe.act(() => sendForm(page, account));
  const [shell, home, chart] = [await until('shell'), await until('home'), await until('chart')];
  await probe.idle();
  const { scriptKb, requests, calls } = traffic.within(sent);
  return {
    'submit -> shell (cold), ms': shell,
    'submit -> home content (cold), ms': home,
    'submit -> charts (cold), ms': chart,
    'JS after submit, KB wire': scriptKb,
    'requests after submit': requests,
    'API calls after submit': calls,
    'JS heap after landing, MB': await probe.heap(),
    'DOM elements after landing': await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

export async function sendForm(page: Page, { workNo, password }: Account): Promise<void> {
  await page.locator('#work-no').fill(workNo);
  await page.locator('#password').fill(password);
  await page.locator('#account-submit').click();
}

async function switchSystems({ page, ...probe }: Probe) {
  const to = async (name: string, mark: 'home' | 'other') => {
    await page.locator('.switcher-brand').click();
    const system = page.getByRole('button', { name });
    const until = await probe.act(() => system.click({ delay: pressMs }));
    const took = await until(mark);
    await probe.idle();
    return took;
  };
  const first = await to('行政管理', 'other');
  await to('门店运营', 'home');
  const again = await to('行政管理', 'other');
  return { 'system switch, first (ms)': first, 'system switch, again (ms)': again };
}

async function comeBack(probe: Probe, origin: string) {
  const opened = await probe.load(origin + paths.home, 'home');
  await probe.idle();
  const reloaded = await probe.reload('home');
  await probe.idle();
  return { 'open home (warm), ms': opened, 'reload home (warm + code cache), ms': reloaded };
}

/** Signs in again on the same computer after a sign-out. */
async function signInAgain({ page, ...probe }: Probe, account: Account) {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await page.locator('#account-submit').waitFor();
  // By a link with a store again: choices are forgotten at sign-out.
  await page.goto(new URL(paths.login, page.url()).href);
  // Wait instead of idle: requests sent while the page closes never report their end.
  await wait(typingMs);
  const until = await probe.act(() => sendForm(page, account));
  return { 'submit -> home content (warm), ms': await until('home') };
}
