import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

/** A day far ahead, so that no other run has booked it. */
const someDay = (): string =>
  new Date(Date.UTC(2031, 0, 1 + randomInt(20_000))).toISOString().slice(0, 'yyyy-mm-dd'.length);

const office = () => createPerson({ roles: ['head-office'], defaultSystem: 'ams' });
const room = (page: Page) => page.getByRole('region', { name: '千鸟格' });

async function openDay(page: Page, day: string): Promise<void> {
  const here = `/ams/meeting/calendar?day=${day}`;
  await signInAs(page, await office(), `/user/login?redirect=${encodeURIComponent(here)}`);
  await expect(room(page).getByRole('button', { name: '预订 千鸟格 10:00' })).toBeVisible();
}

async function fillIn(page: Page, title: string, [from, until]: [string, string]) {
  const form = page.getByRole('dialog', { name: '预订 千鸟格' });
  await form.getByLabel('会议主题').fill(title);
  await form.getByLabel('开始').selectOption(from);
  await form.getByLabel('结束').selectOption(until);
  await form.getByLabel('参会人数').fill('6');
  return form;
}

test('a room is booked in the calendar, and nobody else has it at that time, whether their page knows or not', async ({
  page,
  browser,
}) => {
  const day = someDay();
  await openDay(page, day);
  const other = await (await browser.newContext()).newPage();
  await openDay(other, day);

  await room(page).getByRole('button', { name: '预订 千鸟格 10:00' }).click();
  await expectAccessible(page);
  const form = await fillIn(page, '样衣评审', ['10:00', '11:30']);
  await form.getByRole('button', { name: '预订', exact: true }).click();
  await expect(room(page).getByRole('link', { name: /^样衣评审 10:00–11:30/ })).toBeVisible();

  // This page was opened before: the server tells.
  await room(other).getByRole('button', { name: '预订 千鸟格 10:00' }).click();
  const late = await fillIn(other, '面试', ['11:00', '12:00']);
  await late.getByRole('button', { name: '预订', exact: true }).click();
  const taken = late.getByText('该会议室这一时段已被预订（10:00–11:30）');
  await expect(taken).toBeVisible();
  await late.getByRole('button', { name: '取消' }).click();

  // This page knows, and asks nobody.
  await other.reload();
  await room(other).getByRole('button', { name: '预订 千鸟格 09:30' }).click();
  const early = await fillIn(other, '面试', ['09:30', '10:30']);
  let sent = 0;
  other.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('room-bookings')) sent += 1;
  });
  await early.getByRole('button', { name: '预订', exact: true }).click();
  await expect(taken).toBeVisible();
  expect(sent).toBe(0);
  await early.getByLabel('结束').selectOption('10:00');
  await early.getByRole('button', { name: '预订', exact: true }).click();
  await expect(room(other).getByRole('link', { name: /^面试 09:30–10:00/ })).toBeVisible();

  await room(page)
    .getByRole('link', { name: /^样衣评审/ })
    .click();
  const booking = page.getByRole('dialog', { name: /^会议预订 HYY/ });
  await booking.getByRole('button', { name: '取消预订' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预订' }).click();
  await expect(booking).toContainText('已取消');
});

test('on a phone the rooms of a day stand below each other, with their free times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDay(page, someDay());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
