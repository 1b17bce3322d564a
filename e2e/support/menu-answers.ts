import { answerInstead } from '@portal/testing/answer-instead';
import type { Page, Route } from '@playwright/test';
import { pathOf, type Title } from './sample-pages.ts';

/** Answers a menu in which a page is not to be kept. */
export const forgetting = (route: Route, title: Title): Promise<void> =>
  changing(route, (item) => {
    if (item.path === pathOf(title)) item.meta.keepAlive = false;
    return true;
  });

/** Answers a menu without a page. */
export const without = (route: Route, title: Title): Promise<void> =>
  changing(route, ({ path }) => path !== pathOf(title));

interface Item {
  path: string;
  meta: { keepAlive: boolean };
  children?: Item[];
}

/** Answers the menu with some items changed or left out. */
async function changing(route: Route, stays: (item: Item) => boolean): Promise<void> {
  const response = await route.fetch();
  const answer: { result: { menu: Item[] } } = await response.json();
  const prune = (items: Item[]): Item[] =>
    items.filter(stays).map((item) => ({
      ...item,
      ...(item.children && { children: prune(item.children) }),
    }));
  answer.result.menu = prune(answer.result.menu);
  await route.fulfill({ response, json: answer });
}

/** The demonstration opens every system; here one is not. */
export const closeLegal = (page: Page) =>
  answerInstead(page, '**/subsystem/list?*', async (route) => {
    // Of an answer the browser has already there is nothing to be changed.
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const answer = await response.json();
    for (const entry of answer.result) if (entry.sysType === 'lms') entry.enabled = false;
    await route.fulfill({ response, json: answer });
  });
