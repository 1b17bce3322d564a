import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { type TestPerson, createPerson } from './test-people.ts';
import { expect, signInAs } from './portal.ts';

const board = 'ams-dashboard-analysis';
export const listPath = '/sys/annountCement/listByUser';
export const bell = (page: Page) => page.getByRole('button', { name: /通知/ });
export const count = (page: Page) => bell(page).locator('[data-count]');
export const createViewer = () => createPerson({ menuItems: [board] });
export const hello = JSON.stringify({ cmd: 'hello', last: '7', epochs: '1.1.1', release: '' });

/** Counts the requests of a page for the list of notices. */
export function countLists(page: Page): () => number {
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes(listPath)) lists += 1;
  });
  return () => lists;
}

/** Answers the page's sockets in the server's place; the newest is the last. */
export async function fakeSockets(
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

/** Fixes random delays: 0 is the shortest, 1 (almost) the longest. */
export const fixRandomness = (page: Page, to: 0 | 1) =>
  page.addInitScript((most) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array && array.length === 1) array[0] = most * 0xff_ff_ff_ff;
      else draw(array);
      return array;
    };
  }, to);

/** Pauses the clock of a page, which has to be installed: only a test moves it from now on. */
export const freezeClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));

/** Waits until the page has handled the events of its sockets. */
export const pageSettled = (page: Page): Promise<void> => page.evaluate(() => undefined);

export const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

export async function signInToBoard(page: Page, person: TestPerson): Promise<void> {
  await signInAs(page, person);
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();
}
