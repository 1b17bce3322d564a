import { expect, test } from '../support/portal.ts';
import {
  bell,
  countLists,
  signInToBoard,
  fixRandomness,
  freezeClock,
  hello,
  listPath,
  setVisibility,
  pageSettled,
  createViewer,
  fakeSockets,
} from '../support/notice-sockets.ts';

test.describe('a socket that is lost', () => {
  test('NTC-09 CON-06 is opened anew after five seconds, and then after up to 20, 40 and 60', async ({
    page,
  }) => {
    await page.clock.install();
    await fixRandomness(page, 1);
    const sockets = await fakeSockets(page, (socket, nth) => {
      if (nth === 1) socket.send(hello);
      else void socket.close();
    });
    await signInToBoard(page, await createViewer());
    await expect.poll(() => sockets.length).toBe(1);
    await freezeClock(page);

    await sockets[0]?.close();
    await pageSettled(page);
    // A socket closes at the moment it is opened or once the clock stands still, some 100 ms later each round.
    for (const [times, seconds] of [10, 20, 40, 60, 60].entries()) {
      await page.clock.runFor(seconds * 1_000 - 1_000);
      expect(sockets.length).toBe(times + 1);
      await page.clock.runFor(1_100);
      await expect.poll(() => sockets.length).toBe(times + 2);
      await pageSettled(page);
    }
    // It says how far it has heard.
    expect(sockets.at(-1)?.url()).toMatch(/\?last=7$/);
  });

  test('NTC-09 CON-06 is never opened anew before five seconds have passed', async ({ page }) => {
    await page.clock.install();
    await fixRandomness(page, 0);
    const sockets = await fakeSockets(page);
    await signInToBoard(page, await createViewer());
    await expect.poll(() => sockets.length).toBe(1);
    await freezeClock(page);

    for (const times of [1, 2, 3]) {
      await sockets.at(-1)?.close();
      await pageSettled(page);
      await page.clock.runFor(4_900);
      expect(sockets.length).toBe(times);
      await page.clock.runFor(200);
      await expect.poll(() => sockets.length).toBe(times + 1);
    }
  });

  test('NTC-09 waits for as long as a server that stops asks for', async ({ page }) => {
    await page.clock.install();
    await fixRandomness(page, 1);
    const sockets = await fakeSockets(page);
    await signInToBoard(page, await createViewer());
    await expect.poll(() => sockets.length).toBe(1);
    await freezeClock(page);

    await sockets[0]?.close({ code: 1012, reason: 'spread=30000' });
    await pageSettled(page);
    await page.clock.runFor(29_500);
    expect(sockets.length).toBe(1);
    await page.clock.runFor(1_000);
    await expect.poll(() => sockets.length).toBe(2);
  });

  test('FIX-11 that newer ones of the person took the place of is opened anew when somebody looks at the page', async ({
    page,
  }) => {
    await page.clock.install();
    await fixRandomness(page, 0);
    const sockets = await fakeSockets(page);
    await signInToBoard(page, await createViewer());
    await expect.poll(() => sockets.length).toBe(1);
    await freezeClock(page);
    const lists = countLists(page);

    await sockets[0]?.close({ code: 4008 });
    await pageSettled(page);
    // The page asks by itself now. What it does between two timers takes real time, so the clock moves until it has.
    await expect
      .poll(async () => {
        await page.clock.runFor(13_000);
        return lists();
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(120_000);
    expect(sockets.length).toBe(1);

    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await expect.poll(() => sockets.length).toBe(2);
  });

  test('NTC-10 CON-06 is one on which nothing was received for 20 seconds', async ({ page }) => {
    await page.clock.install();
    await fixRandomness(page, 0);
    const closed: number[] = [];
    const sockets = await fakeSockets(page, (socket, nth) => {
      socket.onClose(() => void closed.push(nth));
      socket.send(hello);
    });
    await signInToBoard(page, await createViewer());
    await expect.poll(() => sockets.length).toBe(1);
    await freezeClock(page);

    sockets[0]?.send('{"cmd":"heartcheck"}');
    await pageSettled(page);
    await page.clock.runFor(19_900);
    expect(closed).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => closed).toEqual([1]);
    await page.clock.runFor(5_100);
    await expect.poll(() => sockets.length).toBe(2);
  });
});

test('NTC-11 CON-05 while no socket is up one tab asks every six seconds, as long as it can be seen', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await fixRandomness(page, 0);
  const sockets = await fakeSockets(context, (socket) => socket.close());
  await signInToBoard(page, await createViewer());
  const other = await context.newPage();
  await fixRandomness(other, 0);
  await other.goto('/ams/dashboard/analysis');
  await expect(bell(other)).toBeVisible();
  const tabs = [page, other];
  // The clock is that of all tabs.
  const pass = (ms: number) => page.clock.runFor(ms);
  await freezeClock(page);
  // By then the pages are there, and one of them has tried.
  await expect
    .poll(async () => {
      await pass(1_000);
      return sockets.length;
    })
    .toBeGreaterThan(0);
  const [lists, otherLists] = [countLists(page), countLists(other)];
  const sum = () => lists() + otherLists();
  /** Lets six seconds pass, and what is asked for then be answered. */
  const passUntilAnswered = async () => {
    const answered = context.waitForEvent('requestfinished', (asked) =>
      asked.url().includes(listPath),
    );
    await pass(6_000);
    await answered;
    for (const tab of tabs) await pageSettled(tab);
  };
  await passUntilAnswered();

  const before = sum();
  for (const times of [1, 2, 3]) {
    await passUntilAnswered();
    expect(sum()).toBe(before + times);
  }
  for (const tab of tabs) await setVisibility(tab, 'hidden');
  await pass(30_000);
  expect(sum()).toBe(before + 3);
  expect(sockets.length).toBeGreaterThan(1);
});

test('NTC-12 NTC-11 who signs out has no socket, no other is opened, and nothing is asked for', async ({
  page,
}) => {
  await page.clock.install();
  let closed = 0;
  const sockets = await fakeSockets(page, (socket) => {
    socket.onClose(() => (closed += 1));
    socket.send(hello);
  });
  await signInToBoard(page, await createViewer());
  await expect.poll(() => sockets.length).toBe(1);
  // What is still on its way when the session ends is refused, and the browser would say so.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
  const lists = countLists(page);

  await page.clock.runFor(60_000);

  expect(sockets.length).toBe(1);
  expect(closed).toBeGreaterThan(0);
  expect(lists()).toBe(0);
});

test('A26 a page whose session has ended elsewhere asks for nothing by itself, and opens no other socket', async ({
  page,
}) => {
  await page.clock.install();
  const sockets = await fakeSockets(page);
  await signInToBoard(page, await createViewer());
  await expect.poll(() => sockets.length).toBe(1);
  const lists = countLists(page);
  await page.clock.runFor(7_000);
  const before = lists();

  await sockets[0]?.close({ code: 4401 });
  await pageSettled(page);
  await page.clock.runFor(120_000);

  expect(sockets.length).toBe(1);
  expect(lists()).toBe(before);
});
