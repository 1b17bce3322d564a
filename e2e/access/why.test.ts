import type { Page } from '@playwright/test';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { expect, signIn, signInAs, test } from '../support/portal.ts';

// "Why can I not see this?": a journey for each class of reason.

test.use({ expectedErrors: [/Failed to load resource.*404/] });

const board = 'ams-dashboard-analysis';
const car = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const answer = (page: Page) => page.getByRole('main').getByRole('region');

async function ask(page: Page, asked: string): Promise<void> {
  await page.getByLabel('想看的内容').fill(asked);
  await page.keyboard.press('Enter');
}

test('who is led to a page that is not there asks why from there, and is told whom to turn to', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  await signInAs(page, person);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toContainText('样页油耗');
  await page.evaluate(() => history.pushState(null, '', '/ams/no/such/page'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(/\/404$/);

  await page.getByRole('link', { name: '为什么看不到？' }).click();

  await expect(page).toHaveURL(/\/why\?asked=/);
  await expect(answer(page)).toContainText('没有这样的页面、按钮或系统');
  await page.getByLabel('想看的内容').fill('/ams/sampleRole/list');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('样页权限');
  await expect(answer(page)).toContainText(
    '您的角色都不包含这个页面。拥有它的角色：系统管理员、安全管理员。',
  );
  await expect(page.getByText('请联系系统管理员：')).toContainText('沈墨川');
});

const questions: { asked: string; says: RegExp }[] = [
  { asked: '/ams/no/such/page', says: /没有这样的页面、按钮或系统/ },
  {
    asked: '机要柜',
    says: /要求按钮权限「打开机要柜」（ams:vault:open），您没有。目前没有任何角色拥有它。/,
  },
  { asked: '法务管理', says: /您在该系统中没有任何菜单/ },
  { asked: 'hr', says: /您在该系统中没有任何菜单/ },
  { asked: 'ams:sampleCar:add', says: /您的角色都没有这个按钮权限。拥有它的角色：/ },
  { asked: 'https://elsewhere.example/x', says: /elsewhere\.example 不是本门户的地址/ },
  { asked: '/isps/userAnnouncement', says: /所有登录的人员都可以打开/ },
  { asked: '/spsRule/roleRule/', says: /权限管理：查询/ },
  { asked: '样页油耗', says: /您可以看到/ },
];

test('each question is answered in plain words', async ({ page }) => {
  const menuItems = [board, ...car, 'ams-form', 'ams-form-vault'];
  await signInAs(page, await createPerson({ menuItems }), '/user/login?redirect=%2Fwhy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('为什么看不到？');

  for (const { asked, says } of questions) {
    await ask(page, asked);
    await expect(page.getByRole('main')).toContainText(says);
  }
  await answer(page).getByRole('link', { name: '打开页面' }).click();
  await expect(page).toHaveURL(/\/ams\/sampleCar\/fuel$/);
});

test('who belongs to no store is told so in the words of the catalogue', async ({ page }) => {
  const menuItems = ['ors-dashboard-analysis', 'ors-stock'];
  const person = await createPerson({ menuItems, defaultSystem: 'ors' });
  await signInAs(
    page,
    person,
    '/user/login?redirect=%2Fwhy%3Fasked%3D%252Fors%252Fdashboard%252Fanalysis',
  );

  await expect(answer(page)).toContainText('暂无门店权限，请联系管理员进行添加');
});

test('an answer that is no longer true is another one when it is asked again', async ({ page }) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  await signInAs(page, person, '/user/login?redirect=%2Fwhy%3Fasked%3Dams%3AsampleCar%3Aadd');
  await expect(answer(page)).toContainText('您看不到');

  await changeDatabase('insert into role_action values ($1, $2)', [
    person.role,
    'ams:sampleCar:add',
  ]);
  await ask(page, '样页车辆');
  await expect(answer(page)).toContainText('您可以看到');
  await ask(page, 'ams:sampleCar:add');
  await expect(answer(page)).toContainText('您的角色「临时角色」拥有它');
});

test('an administrator asks for somebody else, others are not offered it', async ({ page }) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  await signIn(page, 'administrator', '/user/login?redirect=%2Fwhy');
  await page.getByLabel('工号（选填）').fill(person.workNo);
  await ask(page, '/ams/sampleRole/list');
  await expect(answer(page)).toContainText('试用人的角色都不包含这个页面');

  await page.getByLabel('工号（选填）').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有该工号的人员')).toBeVisible();
});

test('nothing asked is told at the field, and others are offered no number to ask for', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  await signInAs(page, person, '/user/login?redirect=%2Fwhy');
  await page.getByRole('button', { name: '查询原因' }).click();

  await expect(page.getByText('请输入链接、按钮编码或页面名称')).toBeVisible();
  await expect(page.getByLabel('想看的内容')).toBeFocused();
  await expect(page.getByText('请联系系统管理员：')).toBeVisible();
  await expect(page.getByLabel('工号（选填）')).toHaveCount(0);
});
