// oxlint-disable unicorn/consistent-function-scoping -- what is sent into the page brings all it needs
import type { BrowserContext } from '@playwright/test';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import type { Walk } from './journey.ts';
import { arrive } from './mounts.ts';
import { openProbe } from './probe.ts';

interface Given {
  base: string;
  headers: Record<string, string>;
  tokenHeader: string;
}

/**
 * The least a mount could take here: a bare page with the import map of the portal imports the entry, has it mount into
 * an element, and asks for the same board. What it shares with the system before is there already, as it is in the shell.
 */
export async function mountPlainly(context: BrowserContext, walk: Walk): Promise<number> {
  const shell = await openProbe(context, {
    profile: walk.profile,
    marks: {
      login: { visible: ['#work-no'], path: '/user/login' },
      ors: { visible: ['[data-subsystem="ors"] .board-main'] },
    },
  });
  await arrive(shell, walk);
  const head = await shell.page.evaluate(() =>
    [...document.querySelectorAll('script[type="importmap"], link[rel="stylesheet"]')]
      .map((element) => element.outerHTML)
      .join(''),
  );
  await shell.page.close();

  const { page, cdp } = await openProbe(context, {
    profile: walk.profile,
    marks: { plain: { visible: ['#place .board-main'] } },
  });
  // An answer that is no page forbids itself all scripts.
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.goto(`${walk.origin}/livez`);
  await page.setContent(`${head}<div id="place" data-subsystem="ams"></div>`);
  await page.evaluate(
    async (shared) => void (await Promise.all(shared.map((name) => import(name)))),
    ['@portal/subsystem/define', '@portal/subsystem/analysis/AnalysisBoard'],
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const took = await page.evaluate(mountThere, {
    base: apiBase,
    headers: {
      [headerNames.sysType]: sysType,
      [headerNames.businessGroup]: fixedBusinessGroup,
      [headerNames.tenant]: '0',
      [headerNames.timestamp]: '0',
    },
    tokenHeader: headerNames.token,
  });
  await page.close();
  return took;
}

/** It is sent into the page as text and knows nothing else here. Answers milliseconds until the figures are in sight. */
async function mountThere({ base, headers, tokenHeader }: Given): Promise<number> {
  const { entry, css } = await (await fetch('/apps/ams/subsystem.json')).json();
  const { value: token } = JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}');
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
      const response = await fetch(address, { headers: { ...headers, [tokenHeader]: token } });
      return (await response.json()).result;
    },
    answerAtHand: nothing,
    setTitle: nothing,
    noteUnsaved: () => nothing,
    reportError: console.error,
    signal: new AbortController().signal,
  };

  const begin = performance.now();
  for (const file of css) {
    const href = `/apps/ams/${file}`;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
  }
  const { ams } = await import(`/apps/ams/${entry}`);
  await ams.mount(context);
  return (await pageWatch.shownAfter('plain', begin)) - begin;
}
