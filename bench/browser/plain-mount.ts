// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs
import type { BrowserContext } from '@playwright/test';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import type { Journey } from './journey.ts';
import { arrive } from './mounts.ts';
import { openProbe } from './probe.ts';

interface MountInput {
  base: string;
  headers: Record<string, string>;
}

/**
 * Measures the lower bound of a mount: a page without the shell, with a button that imports the entry, mounts it and
 * loads the same board. It starts with a click, since requests of a click wait for its frame. It runs on the sign-in
 * page, which has the shared modules; those the board needs are imported beforehand, as in the shell.
 */
export async function mountPlainly(context: BrowserContext, journey: Journey): Promise<number> {
  const { page, ...probe } = await openProbe(context, {
    profile: journey.profile,
    marks: {
      login: { visible: ['#work-no'], path: '/user/login' },
      ors: { visible: ['[data-subsystem="ors"] .board-main'] },
      plain: { visible: ['#place .board-main'] },
    },
  });
  await arrive({ page, ...probe }, journey);
  const token = await page.evaluate(() => {
    const { value } = JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}');
    localStorage.clear();
    sessionStorage.clear();
    return String(value);
  });
  await probe.load(`${journey.origin}/user/login`, 'login');
  await page.evaluate(importShared, [
    '@portal/subsystem/define',
    '@portal/subsystem/analysis/AnalysisBoard',
  ]);
  await page.evaluate(() => {
    const place = document.createElement('div');
    Object.assign(place, { id: 'place', style: 'position: fixed; inset: 0; overflow: auto' });
    place.dataset['subsystem'] = 'ams';
    document.body.append(place);
  });
  await probe.idle();
  await page.evaluate(offerMount, {
    base: apiBase,
    headers: {
      [headerNames.sysType]: sysType,
      [headerNames.businessGroup]: fixedBusinessGroup,
      [headerNames.tenant]: '0',
      [headerNames.timestamp]: '0',
      [headerNames.token]: token,
    },
  });
  const until = await probe.act(() => page.locator('#mount').click());
  const took = await until('plain');
  await page.close();
  return took;
}

/** Imports modules of the shell with their styles, before the measurement. It is sent into the page as text. */
async function importShared(specifiers: readonly string[]): Promise<void> {
  const shared = JSON.parse(document.querySelector('#shared-modules')?.textContent ?? '{}');
  for (const href of new Set<string>(specifiers.flatMap((name) => shared[name].css))) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
  }
  await Promise.all(specifiers.map((name) => import(name)));
}

/** Adds a button that mounts the subsystem. It is sent into the page as text. */
async function offerMount({ base, headers }: MountInput): Promise<void> {
  const { entry, css } = await (await fetch('/apps/ams/subsystem.json')).json();
  const still = <Value>(value: Value) => ({ get: () => value, subscribe: () => () => undefined });
  const nothing = () => undefined;
  const container = document.querySelector('#place');
  const chosen = { bgNo: null, storeNo: null, companyNo: null };
  const page = {
    path: '/ams/dashboard/analysis',
    component: 'dashboard/Analysis',
    title: '',
    search: '',
  };
  const router = { ...still(page), push: nothing, replace: nothing };
  const context = {
    key: 'ams',
    basename: '/ams',
    container,
    overlay: container,
    page: still(page),
    router,
    person: {},
    actions: { isAllowed: () => true, subscribe: () => nothing },
    chosen: still(chosen),
    chooseContext: nothing,
    theme: still({ scheme: 'light', accent: '' }),
    call: async ({ path }: { path: string }, input: Record<string, string>) => {
      const address = `${base}${path}?${String(new URLSearchParams(input))}`;
      const response = await fetch(address, { headers });
      return (await response.json()).result;
    },
    answerAtHand: nothing,
    setTitle: nothing,
    noteUnsaved: () => nothing,
    reportError: console.error,
    signal: new AbortController().signal,
  };

  const mount = async () => {
    for (const file of css) {
      const href = `/apps/ams/${file}`;
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
    }
    const { ams } = await import(`/apps/ams/${entry}`);
    await ams.mount(context);
  };
  const button = Object.assign(document.createElement('button'), { id: 'mount' });
  button.style.cssText = 'position: fixed; z-index: 1; top: 0; left: 0; width: 40px; height: 40px';
  button.addEventListener('click', () => void mount(), { once: true });
  document.body.append(button);
}
