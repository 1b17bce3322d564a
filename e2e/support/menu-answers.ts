import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { Page, Route } from '@playwright/test';
import { pathOf, type Title } from './sample-pages.ts';

/** Answers with a menu in which a page is not kept alive. */
export const withoutKeepAlive = (route: Route, title: Title): Promise<void> =>
  answerWithMenu(route, (item) => {
    if (item.path === pathOf(title)) item.meta.keepAlive = false;
    return true;
  });

/** Answers with a menu without a page. */
export const withoutPage = (route: Route, title: Title): Promise<void> =>
  answerWithMenu(route, ({ path }) => path !== pathOf(title));

interface Item {
  path: string;
  meta: { keepAlive: boolean };
  children?: Item[];
}

/** Answers with the menu, some items changed or left out. */
async function answerWithMenu(route: Route, stays: (item: Item) => boolean): Promise<void> {
  const response = await fetchWhole(route);
  const answer: { result: { menu: Item[] } } = await response.json();
  const prune = (items: Item[]): Item[] =>
    items.filter(stays).map((item) => ({
      ...item,
      ...(item.children && { children: prune(item.children) }),
    }));
  answer.result.menu = prune(answer.result.menu);
  await route.fulfill({ response, json: answer });
}

/** Answers with a list of systems in which one is not enabled; the demonstration enables all. */
export const closeLegal = (page: Page) =>
  answerInstead(page, '**/subsystem/list?*', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    for (const entry of answer.result) if (entry.sysType === 'lms') entry.enabled = false;
    await route.fulfill({ response, json: answer });
  });
