import type { Page, Request } from '@playwright/test';
import { announce, announceOne } from '../support/announcements.ts';
import { expect, test } from '../support/portal.ts';
import {
  bell,
  count,
  countLists,
  signInToBoard,
  fixRandomness,
  listPath,
  setVisibility,
  pageSettled,
  createViewer,
  fakeSockets,
} from '../support/notice-sockets.ts';

test('NTC-06 a browser opens one socket for all its tabs, at the address of the person and without the token in it', async ({
  page,
  context,
}) => {
  const opened: string[] = [];
  const watch = (tab: Page) => tab.on('websocket', (socket) => opened.push(socket.url()));
  watch(page);
  const person = await createViewer();
  await signInToBoard(page, person);
  await expect.poll(() => opened.length).toBe(1);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    watch(other);
    await other.goto('/ams/dashboard/analysis');
    await expect(bell(other)).toBeVisible();
  }

  const title = await announce(person.id);

  for (const tab of [page, ...others]) {
    await expect(count(tab)).toBeVisible();
    await bell(tab).click();
    await expect(tab.getByRole('dialog', { name: '通知' })).toContainText(title);
    await tab.keyboard.press('Escape');
  }
  expect(opened).toEqual([
    expect.stringMatching(new RegExp(`^ws://[^/]+/websocket/${person.id}$`)),
  ]);
  // The tab that has it goes: another takes over.
  await page.goto('about:blank');
  await expect.poll(() => opened.length).toBe(2);
});

test('NTC-05 what is read in one browser is read in the other, and neither is reloaded', async ({
  page,
  browser,
}) => {
  const person = await createViewer();
  await signInToBoard(page, person);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInToBoard(elsewhere, person);
  await expect(count(page)).toBeVisible();
  const before = Number(await count(page).getAttribute('data-count'));
  const title = await announce(person.id);
  for (const screen of [page, elsewhere]) {
    await expect(count(screen)).toHaveAttribute('data-count', String(before + 1));
  }

  await bell(page).click();
  await page.getByRole('button', { name: new RegExp(title) }).click();

  for (const screen of [page, elsewhere]) {
    await expect(count(screen)).toHaveAttribute('data-count', String(before));
  }
  await elsewhere.context().close();
});

/** Waits until the page has done what it set itself for now. */
const turn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));

test('NTC-07 NTC-08 FIX-22 the list is asked for once for each word of something new, once for a burst, and for nothing else', async ({
  page,
}) => {
  await fixRandomness(page, 0);
  const sockets = await fakeSockets(page);
  const asked = countLists(page);
  let answered = 0;
  const countAnswer = (request: Request) => {
    if (request.url().includes(listPath)) answered += 1;
  };
  page.on('requestfinished', countAnswer);
  // One that was given up for a newer one is over, too.
  page.on('requestfailed', countAnswer);
  const allAnswered = async () => {
    await expect.poll(() => asked() - answered).toBe(0);
    await turn(page);
  };
  await signInToBoard(page, await createViewer());
  // The greeting of the socket has the list asked for, too.
  await expect.poll(() => sockets.length).toBe(1);
  await expect.poll(asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await allAnswered();
  const before = asked();
  const lists = () => asked() - before;
  const say = (text: string) => sockets[0]?.send(text);

  for (const [nth, cmd] of ['topic', 'user'].entries()) {
    say(JSON.stringify({ cmd, msgId: '8', msgTxt: '', userId: 'x' }));
    await expect.poll(lists).toBe(nth + 1);
    await allAnswered();
  }
  // Noise that was taken for news would have the list asked for once more than the word after it.
  const noise = ['{"cmd":"email"}', '{"cmd":1}', '{"msgId":"9"}', 'ping', '{', '', '[]', 'null'];
  for (const [nth, text] of noise.entries()) {
    say(text);
    await pageSettled(page);
    await turn(page);
    say('{"cmd":"topic","msgId":"9"}');
    await expect.poll(lists).toBeGreaterThanOrEqual(3 + nth);
    await allAnswered();
    expect(lists(), text).toBe(3 + nth);
  }
  // A burst is what comes before the list has been answered, however slow this machine is.
  const heard = Promise.withResolvers<void>();
  await page.route(`**${listPath}*`, async (route) => {
    await heard.promise;
    await route.continue();
  });
  for (let times = 0; times < 20; times += 1) say('{"cmd":"topic","msgId":"9"}');
  await expect.poll(lists).toBeGreaterThan(2 + noise.length);
  heard.resolve();
  await allAnswered();
  expect(lists()).toBeLessThanOrEqual(4 + noise.length);
});

/** Returns what keeps the page without a list from then on, once those on their way have come. */
async function listHolder(page: Page): Promise<() => Promise<void>> {
  let isHeld = false;
  let onTheirWay = 0;
  await page.route(`**${listPath}*`, async (route) => {
    if (isHeld) return;
    onTheirWay += 1;
    await route.continue();
  });
  const countDown = (request: Request) => {
    if (request.url().includes(listPath)) onTheirWay -= 1;
  };
  page.on('requestfinished', countDown);
  page.on('requestfailed', countDown);
  return async () => {
    isHeld = true;
    await expect.poll(() => onTheirWay).toBe(0);
    await turn(page);
  };
}

test('MOD-11 a notice that is recalled leaves the open detail, the bell and the page at once, before any list is answered', async ({
  page,
}) => {
  const person = await createViewer();
  const kept = await announce(person.id);
  const { id, title: recalled } = await announceOne(person.id);
  await fixRandomness(page, 1);
  const sockets = await fakeSockets(page);
  const holdLists = await listHolder(page);
  await signInToBoard(page, person);
  await expect.poll(() => sockets.length).toBe(1);
  await bell(page).click();
  await page.getByRole('button', { name: new RegExp(recalled) }).click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText(recalled);
  await holdLists();

  sockets[0]?.send(JSON.stringify({ cmd: 'topic', msgId: '8', gone: id, within: 60_000 }));

  await expect(detail).toContainText('公告已撤回');
  await expect(page.getByText(recalled)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: '通知' })).toContainText(kept);
  await expect(page.getByText(recalled)).toHaveCount(0);
});

/** Lets the page tell on the desktop, and writes down what it tells. */
const allowDesktop = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    class Told extends EventTarget {
      static permission = 'granted';
      constructor(title: string) {
        super();
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Told, told });
  });
const toldOnDesktop = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

test('who looks elsewhere sees in the title and on the desktop that something has come', async ({
  page,
}) => {
  await allowDesktop(page);
  const person = await createViewer();
  await signInToBoard(page, person);
  await expect(count(page)).toBeVisible();
  const before = Number(await count(page).getAttribute('data-count'));
  await announce(person.id);
  await expect(count(page)).toHaveAttribute('data-count', String(before + 1));
  const title = await page.title();
  await setVisibility(page, 'hidden');

  const titles = [await announce(person.id)];
  await expect.poll(() => page.title()).toBe(`(1) ${title}`);
  expect(await toldOnDesktop(page)).toEqual(titles);
  await setVisibility(page, 'visible');
  await expect.poll(() => page.title()).toBe(title);
});

test('who wants no announcements on the desktop sees in the title alone that one has come', async ({
  page,
}) => {
  await allowDesktop(page);
  const person = await createViewer();
  await signInToBoard(page, person);
  await page.goto('/account/settings/notification');
  const announcements = page.getByRole('region', { name: '通知公告' });
  await announcements.getByRole('switch', { name: '桌面提醒' }).click();
  await expect(count(page)).toBeVisible();
  const title = await page.title();
  await setVisibility(page, 'hidden');

  await announce(person.id);
  await expect.poll(() => page.title()).toBe(`(1) ${title}`);
  expect(await toldOnDesktop(page)).toEqual([]);
});
