import type { Locator, Page } from '@playwright/test';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { accountOf, expect, test } from '../support/portal.ts';

const titles = {
  'initial password': '首次登录，请修改初始密码',
  'expired password': '密码已过期，请修改密码',
} as const;

/** Collects the calls the server refuses this page from now on. */
function refusedOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused.push(`${response.status()} ${pathname}`);
  });
  return refused;
}

async function enter(page: Page, { workNo, password }: { workNo: string; password: string }) {
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Lets the five seconds go by after which an expired password is told, whenever they begin. */
async function openOf(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return dialog.count();
    })
    .toBe(1);
  await expect(dialog).toBeVisible();
}

for (const role of ['initial password', 'expired password'] as const) {
  test(`TRU-14 with an ${role} no call is made that will be refused, after a reload and on another page neither`, async ({
    page,
  }) => {
    await page.clock.install();
    const refused = refusedOf(page);
    const dialog = page.getByRole('dialog', { name: titles[role] });
    const settle = async (): Promise<void> => {
      await openOf(page, dialog);
      await page.waitForLoadState('networkidle');
    };
    await enter(page, accountOf(role));
    await settle();
    expect(refused).toEqual([]);

    for (const address of [page.url(), '/portalHomePage', '/isps/userAnnouncement']) {
      await page.goto(address);
      await settle();
    }
    expect(refused).toEqual([]);
  });
}

test('TRU-14 what the page waited with is asked for once the password is changed', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: ['ams-dashboard-analysis'] });
  await changeDatabase('update person set password_changed_at = null where id = $1', [person.id]);
  const refused = refusedOf(page);
  await enter(page, person);
  const dialog = page.getByRole('dialog', { name: titles['initial password'] });
  await expect(dialog).toBeVisible();
  await page.getByLabel('旧密码', { exact: true }).fill(person.password);
  await page.getByLabel('新密码', { exact: true }).fill('Kelp-72913');
  await page.getByLabel('确认新密码', { exact: true }).fill('Kelp-72913');
  const bell = page.waitForResponse('**/annountCement/listByUser*');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();
  expect((await bell).status()).toBe(200);
  await page.reload();
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('whose pages are all in another system than their own is led there once the password is changed', async ({
  page,
}) => {
  const person = await createPerson({
    menuItems: ['hr-dashboard-analysis', 'hr-self', 'hr-self-leave'],
    defaultSystem: 'lms',
  });
  await changeDatabase('update person set password_changed_at = null where id = $1', [person.id]);
  const refused = refusedOf(page);
  await enter(page, person);
  await page.getByLabel('旧密码', { exact: true }).fill(person.password);
  await page.getByLabel('新密码', { exact: true }).fill('Kelp-72913');
  await page.getByLabel('确认新密码', { exact: true }).fill('Kelp-72913');
  await page.getByRole('button', { name: '保存新密码' }).click();

  await expect(page).toHaveURL(/\/hr\/dashboard\/analysis$/);
  await expect(page.locator('[data-subsystem="hr"] h1')).toBeVisible();
  expect(refused).toEqual([]);
});
