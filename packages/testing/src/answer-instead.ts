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

/**
 * Has the server answer whole: a page that asks whether something has changed may be told no, which has no body. The body
 * is kept, since a context that closes takes it from a handler that is at work; one that has closed already is answered
 * nothing.
 */
export async function fetchWhole(route: Route): Promise<APIResponse> {
  try {
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const body = await response.body();
    const text = body.toString();
    return Object.assign(response, {
      body: async () => body,
      text: async () => text,
      json: async () => JSON.parse(text),
    });
  } catch (error) {
    if (!/has been (?:disposed|closed)/.test(String(error))) throw error;
    return Promise.withResolvers<never>().promise;
  }
}

/** Has a sign-in bring no answers along: the page then asks by itself. */
export const askNothingAlong = (where: Where) =>
  where.route('**/tempEncryptLogin', async (route) => {
    const { along: _, ...sent } = route.request().postDataJSON();
    await route.fallback({ postData: JSON.stringify(sent) });
  });
