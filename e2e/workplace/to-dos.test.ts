import type { Page } from '@playwright/test';
import type { RecordFields } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { visitors } from '@portal/ams/records/visitors';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { accountOf, expect, signIn, signInAs, test } from '../support/portal.ts';
import { callsAt } from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });
const total = (page: Page) => page.locator('.home-facts dd').first();

const visit = (host: string): RecordFields => ({
  name: '来访人',
  company: '试样纺织有限公司',
  people: 2,
  day: '2026-12-14',
  time: '09:30',
  reason: 'business',
  host,
  plate: null,
  badge: null,
});

const visitorDesk = () =>
  createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-desk', 'ams-desk-visitor', 'ams-desk-parcel'],
    actions: ['ams:service:list', 'ams:desk:approve', 'ams:service:edit'],
  });

/** Returns the count in the menu, as soon as there is one. */
async function countInMenu(page: Page): Promise<number> {
  const link = menu(page).getByRole('button', { name: '行政受理' });
  await expect(link).toHaveAttribute('aria-description', /^[\d,]+ 项待办$/);
  return Number((await link.getAttribute('aria-description'))?.replace(/\D/g, ''));
}

/** Menu, bell and the window's title come to have this count. */
async function expectCount(page: Page, count: number): Promise<void> {
  const words = `${count.toLocaleString('en-US')} 项待办`;
  const link = menu(page).getByRole('button', { name: '行政受理' });
  await expect(link).toHaveAttribute('aria-description', words);
  await expect(bell(page)).toHaveAccessibleName(new RegExp(`，${words}$`));
  await expect(page).toHaveTitle(new RegExp(`待办 ${words.split(' ')[0]} · `));
}

test('TRU-03 what one user hands in counts at once on the page of another, and no more once it is done', async ({
  page,
  browser,
}) => {
  const desk = await visitorDesk();
  const employee = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-service', 'ams-service-visitor'],
    actions: ['list', 'add', 'edit', 'submit'].map((verb) => `ams:service:${verb}`),
  });
  await signInAs(page, desk, at('/ams/desk/visitor'));
  const before = await countInMenu(page);
  await expectCount(page, before);

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, employee, at('/ams/service/visitor'));
  const call = await callsAt(other, employee);
  const { id } = await call(recordCalls(visitors).create, { fields: visit(employee.workNo) });

  await expectCount(page, before + 1);
  await page.getByLabel('关键字').fill(id);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('button', { name: new RegExp(`^登记入园 .*${id}`) }).click();
  await page.getByRole('dialog').getByLabel('访客证号').fill('021');
  await page.getByRole('dialog').getByRole('button', { name: '登记入园' }).click();
  await expectCount(page, before);

  await bell(page).click();
  await page.getByRole('link', { name: `待办 ${before}` }).click();
  await expect(total(page)).toHaveText(String(before));
  await expect(page.getByText(`共 ${before} 项`)).toBeVisible();
  await other.context().close();
});

const shown = {
  0: { figure: '0', badge: undefined, title: /^云织/ },
  1: { figure: '1', badge: '1', title: /^待办 1 · 云织/ },
  99: { figure: '99', badge: '99', title: /^待办 99 · 云织/ },
  12000: { figure: '12,000', badge: '99+', title: /^待办 12,000 · 云织/ },
};

test('TRU-03 0, 1, 99 and 12,000 are said the same on the front page, in bell, menu and title', async ({
  page,
}) => {
  let count = 0;
  await page.route('**/sys/toDo/count*', async (route) => {
    const response = await route.fetch();
    const groups = [
      {
        type: 'ams/visitors',
        state: 'expected',
        system: 'ams',
        title: '访客登记',
        label: '待到访',
        count,
        path: '/ams/desk/visitor',
      },
    ];
    const result = { total: count, groups: count > 0 ? groups : [] };
    await route.fulfill({ response, json: { ...(await response.json()), result } });
  });
  await signInAs(page, await visitorDesk(), at('/portalHomePage'));
  for (const [text, { figure, badge, title }] of Object.entries(shown)) {
    count = Number(text);
    await page.goto('/portalHomePage');
    await expect(total(page)).toHaveText(figure);
    await expect(page).toHaveTitle(title);
    await expect(
      count === 0 ? page.getByText('暂无待办') : page.getByText(`共 ${figure} 项`),
    ).toBeVisible();

    await page.goto('/ams/desk/visitor');
    await expect(page).toHaveTitle(title);
    const mark = menu(page).locator('.shell-menu-count').first();
    if (badge === undefined) await expect(mark).toHaveCount(0);
    else await expect(mark).toHaveAttribute('data-count', badge);
    await bell(page).click();
    const row = page.getByRole('link', { name: /^待办/ });
    if (count === 0) await expect(row).toHaveCount(0);
    else await expect(row).toHaveText(`待办${figure}`);
    await page.keyboard.press('Escape');
  }
  await expectAccessible(page);
});

test('FIX-54 a to-do of several stores names each, and leads to its list in that store with as many records', async ({
  page,
}) => {
  await signIn(page, 'supervisor', at('/portalHomePage'));
  const call = await callsAt(page, accountOf('supervisor'));
  const { groups } = await call(countToDos, {});
  const [group] = groups
    .filter(({ system, places }) => system === 'ors' && places.length > 1)
    .toSorted((one, other) => other.count - one.count);
  const [place] = group?.places ?? [];
  expect(place).toBeDefined();

  // So many kinds are folded by system, all but the one with the most, and each kind by its stores.
  const row = page
    .locator('.home-to-dos > li > details > ul > li')
    .filter({ hasText: `${group?.title}${group?.label}` });
  await row.locator('summary').click();
  await expect(row.getByRole('link')).toHaveCount(group?.places.length ?? 0);
  await expectAccessible(page, 'to-dos of places');
  await row.getByRole('link', { name: `${place?.name} ${place?.count}` }).click();

  await expect(page.getByRole('button', { name: new RegExp(String(place?.name)) })).toBeVisible();
  await expect(page.getByText(`共 ${place?.count} 条`)).toBeVisible();
});
