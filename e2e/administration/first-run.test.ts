import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  dialog,
  giveRole,
  guide,
  publish,
  shown,
  signInFirst,
  step,
} from '../support/installation/first-run.ts';
import {
  addSecondFactor,
  fillForm,
  press,
  showPassword,
  withInstallation,
} from '../support/installation/new-installation.ts';
import { expect, test } from '../support/portal.ts';

const clerk = { workNo: '800101', name: '林夏', password: 'Kelp-72914' };
test('ADM-24 an empty production installation gets a brand that its sign-in page shows at the first paint, and a clerk who works there', async ({
  page,
  browser,
}) => {
  // A whole installation, walked by hand: two minutes calm, more beside other journeys.
  await withInstallation(async ({ origin, token }) => {
    await page.goto(`${origin}/setup`);
    await fillForm(page, await token());
    await press(page, '创建管理员');
    await expect(page).toHaveURL(/\/user\/login\?/);
    await showPassword(page);
    await addSecondFactor(page);
    await expect(page).toHaveURL(/\/ams\/installation\/guide$/);
    await expect(shown(page).getByRole('heading', { level: 1, name: '开始使用' })).toBeVisible();
    await expect(step(page, '第二位管理员')).toContainText('只有一位管理员');
    await expectAccessible(page, 'guide');

    await writeBrand(page);
    await seesBrand(browser, origin);
    await closeSystem(page, origin);
    await addRoles(page, origin);
    const password = await makeClerk(page, origin);
    await giveRole(page, { origin, role: 'store-clerk', workNos: [clerk.workNo] });
    await worksAsClerk(browser, origin, password);

    await page.goto(origin + guide);
    await step(page, '公司与租户').getByRole('button', { name: /跳过$/ }).click();
    await expect(step(page, '公司与租户')).toContainText('已跳过');
    await page.reload();
    await expect(step(page, '公司与租户')).toContainText('已跳过');
    await expect(step(page, '角色')).toContainText('已完成');
    await expect(step(page, '人员')).toContainText('已完成');
    await page.getByRole('button', { name: '确认已安排备份' }).click();
    await expect(step(page, '备份')).toContainText('由管理员确认');

    await page.goto(`${origin}/ams/installation/brand`);
    await page.getByRole('button', { name: '恢复到初始品牌' }).click();
    await expect(page.getByLabel('集团名称')).toHaveValue('云织集团');
    const anew = await (await browser.newContext()).newPage();
    await anew.goto(`${origin}/user/login`);
    await expect(anew.getByText('一针一线，皆有数。')).toBeVisible();
    await expect(anew.locator('img.login-picture')).toHaveCount(0);
    await anew.context().close();
    // The server stops now, and an open page would complain of it.
    await page.goto('about:blank');
  });
});

const hasArrived = (image: Element): boolean =>
  image instanceof HTMLImageElement && image.naturalWidth > 0;

async function writeBrand(page: Page): Promise<void> {
  const photo = await page.screenshot();
  await page.getByRole('button', { name: '前往品牌' }).click();
  await expect(shown(page).getByRole('heading', { level: 1, name: '品牌' })).toBeVisible();
  await page.getByLabel('集团名称').fill('');
  await page.getByRole('button', { name: '保存并启用' }).click();
  await expect(page.getByText('请输入集团名称')).toBeVisible();
  await page.getByLabel('集团名称').fill('青禾<b>集团');
  await page.getByLabel('平台标题').fill('青禾数字平台');
  await page.getByLabel('登录页标语').fill('好衣如禾。');
  await page.getByLabel('页脚').fill('© 青禾集团');
  for (const label of ['标志', '登录页图片']) {
    await page
      .getByLabel(`${label}：选择图片`)
      .first()
      .setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer: photo });
  }
  const preview = page.getByRole('figure', { name: '登录页预览' });
  await expect(preview.locator('img')).toHaveCount(2);
  await page.getByLabel('松绿').check();
  await expect(preview).toContainText('好衣如禾。');
  await expectAccessible(page, 'brand');
  await page.getByRole('button', { name: '保存并启用' }).click();
  await expect(page.getByText('使用中', { exact: true })).toBeVisible();
}

/** The first paint of the sign-in page has the brand: it is in the HTML, before any script runs. */
async function seesBrand(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${origin}/user/login`);
  await expect(still).toHaveTitle('青禾数字平台');
  await context.close();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${origin}/user/login`);
  await expect(other.getByText('青禾<b>集团')).toBeVisible();
  await expect(other.getByText('好衣如禾。')).toBeVisible();
  await expect(other.getByText('© 青禾集团')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-dye', 'songlv');
  for (const name of ['brand-logo', 'login-picture']) {
    const image = other.locator(`img.${name}`);
    await expect.poll(() => image.evaluate(hasArrived)).toBe(true);
  }
  await other.context().close();
}

async function closeSystem(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/ams/installation/system`);
  await expect(page.locator('.shell-footer')).toHaveText('© 青禾集团');
  await expect(page).toHaveTitle(/青禾数字平台/);
  await page.getByRole('button', { name: '编辑可视化分析' }).click();
  await dialog(page).getByRole('switch', { name: '启用' }).click();
  await expectAccessible(page, 'system');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown(page).getByText('已停用')).toHaveCount(1);
}

async function addRoles(page: Page, origin: string): Promise<void> {
  await page.goto(origin + guide);
  await step(page, '角色').getByRole('button', { name: '从模板添加' }).click();
  await dialog(page).getByLabel(/^导购/).check();
  await dialog(page).getByLabel(/^店长/).check();
  await expectAccessible(page, 'templates');
  await dialog(page).getByRole('button', { name: '加入草稿并前往发布' }).click();
  await publish(page);
}

async function makeClerk(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/ams/organisation/person`);
  await page.getByRole('button', { name: '新建人员' }).click();
  await dialog(page).getByLabel('工号').fill(clerk.workNo);
  await dialog(page).getByLabel('姓名').fill(clerk.name);
  await dialog(page).getByRole('button', { name: '创建' }).click();
  const password = await dialog(page).getByLabel('初始密码').textContent();
  await dialog(page).getByRole('button', { name: '完成' }).click();
  return password ?? '';
}

async function worksAsClerk(browser: Browser, origin: string, password: string): Promise<void> {
  const theirs = await (await browser.newContext()).newPage();
  await signInFirst(theirs, { origin, ...clerk, first: password });
  await theirs.goto(`${origin}/hr/self/leave`);
  await expect(theirs.getByRole('heading', { level: 1, name: '请假申请' })).toBeVisible();
  await theirs.goto(`${origin}/ams/installation/brand`);
  await expect(theirs.getByRole('heading', { level: 1, name: '品牌' })).toHaveCount(0);
  await theirs.context().close();
}
