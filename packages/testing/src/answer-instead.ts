import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test';

type Where = Page | BrowserContext;

/** Answers a call of the page in the server's place, also where a sign-in would bring the answer along. */
export async function answerInstead(
  where: Where,
  call: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await askNothingAlong(where);
  await where.route(call, answer);
}

/** Has the server answer whole: a page that asks whether something has changed may be told no, which has no body. */
export async function fetchWhole(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
  return route.fetch({ headers });
}

/** Has a sign-in bring no answers along: the page then asks by itself. */
export const askNothingAlong = (where: Where) =>
  where.route('**/tempEncryptLogin', async (route) => {
    const { along: _, ...sent } = route.request().postDataJSON();
    await route.fallback({ postData: JSON.stringify(sent) });
  });
