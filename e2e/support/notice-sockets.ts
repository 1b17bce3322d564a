import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { type MadeUp, makeUp } from './test-people.ts';
import { expect, signInAs } from './portal.ts';

const board = 'ams-dashboard-analysis';
export const listPath = '/sys/annountCement/listByUser';
export const bell = (page: Page) => page.getByRole('button', { name: /通知/ });
export const count = (page: Page) => bell(page).locator('[data-count]');
export const someone = () => makeUp({ menuItems: [board] });
export const hello = JSON.stringify({ cmd: 'hello', last: '7', epochs: '1.1.1', release: '' });

/** Counts how often a page asks for the list of notices. */
export function countLists(page: Page): () => number {
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes(listPath)) lists += 1;
  });
  return () => lists;
}

/** Stands in for the server's end of the sockets; the newest is the last. */
export async function standIn(
  page: Page | BrowserContext,
  meet: (socket: WebSocketRoute, nth: number) => void = (socket) => socket.send(hello),
): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/websocket\//, (socket) => {
    sockets.push(socket);
    meet(socket, sockets.length);
  });
  return sockets;
}

/** What is left to chance comes out the same each time: 0 is the least there is, 1 (almost) the most. */
export const fixChance = (page: Page, to: 0 | 1) =>
  page.addInitScript((most) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array && array.length === 1) array[0] = most * 0xff_ff_ff_ff;
      else draw(array);
      return array;
    };
  }, to);

/** Stops the clock of a page, which has to be installed: from now on it moves only when a test moves it. */
export const freeze = async (page: Page): Promise<void> =>
  page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));

/** Waits until the page has met what was done to its sockets. */
export const settled = (page: Page): Promise<void> => page.evaluate(() => undefined);

export const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

export async function enter(page: Page, person: MadeUp): Promise<void> {
  await signInAs(page, person);
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();
}
