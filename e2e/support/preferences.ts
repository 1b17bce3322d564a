import { answerInstead } from '@portal/testing/answer-instead';
import { expect, type Page } from '@playwright/test';
import { test as base } from './portal.ts';

/** The ten theme colours by name and by value. */
export const dyes = [
  { name: '靛蓝', value: '#2456d6' },
  { name: '群青', value: '#4a3fc9' },
  { name: '黛紫', value: '#7a3bbd' },
  { name: '海棠', value: '#bd2f79' },
  { name: '朱砂', value: '#c8352b' },
  { name: '赭石', value: '#b0500f' },
  { name: '姜黄', value: '#846200' },
  { name: '松绿', value: '#1b7a4b' },
  { name: '湖青', value: '#0a7480' },
  { name: '墨灰', value: '#45526a' },
] as const;

/**
 * Answers the preference calls of a page from memory: many tests share a user, and one's choice of colours must not
 * reach another's. The page gets an empty answer at first, then its own choices.
 */
export async function keepPreferencesInPage(page: Page): Promise<void> {
  let kept: Record<string, unknown> = {};
  await answerInstead(page, '**/common/sys/userInfo/preferences*', async (route) => {
    const isSaving = route.request().method() === 'PUT';
    if (isSaving) kept = { ...kept, ...route.request().postDataJSON() };
    const result = isSaving ? null : kept;
    await route.fulfill({ json: { success: true, code: 200, message: '', result, timestamp: 0 } });
  });
}

/** Waits until all preferences are saved: unsaved ones would be sent at the end of the page, past the route above. */
export const expectSaved = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const copy = JSON.parse(localStorage.getItem('pro__PREFERENCES') ?? '{}');
        return Object.keys(copy.value?.unsent ?? {});
      }),
    )
    .toEqual([]);

/** A test whose preferences stay in its page. */
export const test = base.extend<{ preferencesInPage: void }>({
  preferencesInPage: [
    async ({ page }, use) => {
      await keepPreferencesInPage(page);
      await use();
      await expectSaved(page);
    },
    { auto: true },
  ],
});

/** Stores settings in the browser before the page loads. */
export const presetSettings = (page: Page, settings: Record<string, unknown>): Promise<unknown> =>
  page.addInitScript((value) => {
    const key = 'pro__PORTAL_SETTINGS';
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, JSON.stringify({ value, expire: null }));
  }, settings);

export const drawer = (page: Page) => page.getByRole('dialog', { name: '界面设置' });
export const choices = (page: Page, label: string) =>
  drawer(page)
    .getByRole('radiogroup', { name: label })
    .or(drawer(page).getByRole('group', { name: label }));
export const choice = (page: Page, label: string, name: string) =>
  choices(page, label).getByRole('radio', { name, exact: true });
export const switchOf = (page: Page, name: string) =>
  drawer(page).getByRole('switch', { name, exact: true });

export async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: '界面设置' }).click();
  await drawer(page).waitFor();
}

/** Chooses by the text beside the picture, as a user does. */
export const choose = (page: Page, label: string, name: string): Promise<void> =>
  choices(page, label).getByText(name, { exact: true }).click();
