import type { Page } from '@playwright/test';
import { signIn } from '../support/portal.ts';
import { expect, open, test } from '../support/sample-pages.ts';
import { changeDatabase } from '../support/test-people.ts';

/** A dictionary of the demonstration, changed here alone and restored afterwards. */
const addSize = () =>
  changeDatabase(
    `insert into dictionary_item (dictionary_code, value, text, sort) values ('room_size', 'e2e', '60 人', 9)`,
  );
const removeSize = () => changeDatabase(`delete from dictionary_item where value = 'e2e'`);
const enable = (value: string, isEnabled: boolean) =>
  changeDatabase(
    `update dictionary_item set enabled = $2 where tenant_id = 0 and dictionary_code = 'room_size' and value = $1`,
    [value, isEnabled],
  );

/** Waits until the page hears of changes over its socket. */
async function untilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"hello"'));
}

test.afterEach(async () => {
  await removeSize();
  await enable('small', true);
});

test('LKP-03 DLG-10 an open select follows a changed dictionary; what is typed and what is stored stays', async ({
  page,
}) => {
  const listening = untilListening(page);
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  await listening;
  await open(page, '样页巡店');
  const field = page.getByRole('combobox', { name: '规格' });
  await field.click();
  await page.getByRole('option', { name: '6 人' }).click();
  await field.pressSequentially('人');
  await expect(page.getByRole('option')).toHaveCount(3);

  await addSize();

  await expect(page.getByRole('option', { name: '60 人' })).toBeVisible();
  await expect(field).toHaveValue('人');

  await enable('small', false);

  await expect(page.getByRole('option', { name: /^6 人/ })).toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveValue('6 人');
});
