import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { changeDatabase, createPerson, type TestPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const fuel = '/ams/sampleCar/fuel';
const ofFuel = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const ofMembers = ['crm-dashboard-analysis', 'crm-member', 'crm-member-level'];
const office = ['ams-dashboard-analysis', 'ams-sampleMeeting', 'ams-sampleMeeting-room'];
const total = (page: Page) => page.locator('.home-facts dd').first();
const waiting = (page: Page) => page.getByRole('region', { name: '待审批的申请' });

/** Gives a person a department of their own, of which somebody else is the head: no other journey's requests go there. */
async function headOf(applicants: readonly TestPerson[], head: TestPerson): Promise<void> {
  const id = `d-${head.id}`;
  await changeDatabase(
    `insert into department (id, org_code, depart_name, company_no)
     select $1, $1, '试用部', company_no from company order by company_no limit 1`,
    [id],
  );
  await changeDatabase(
    'insert into person_department (person_id, department_id) select unnest($1::text[]), $2',
    [applicants.map((person) => person.id), id],
  );
  await changeDatabase('insert into department_head (department_id, person_id) values ($1, $2)', [
    id,
    head.id,
  ]);
}

/** Makes a role that brings these pages alone; it goes with the test, or twenty runs would fill the list of roles. */
async function roleOf(title: string, menuItems: readonly string[]) {
  const { id, role } = await createPerson({ menuItems });
  const name = `${title} ${id}`;
  await changeDatabase('update role set name = $2 where code = $1', [role, name]);
  return { name, remove: () => changeDatabase('delete from role where code = $1', [role]) };
}

async function ask(page: Page, reason: string, role: string): Promise<void> {
  await page.getByRole('button', { name: '申请权限：样页油耗' }).click();
  const form = page.getByRole('form', { name: '申请权限：样页油耗' });
  await form.getByLabel('申请角色').selectOption({ label: `${role}（2 个菜单）` });
  await form.getByLabel('申请理由').fill(reason);
  await form.getByRole('button', { name: '提交申请' }).click();
}

test('ADM-19 a refused page is asked for, decided by the head of the department out of their to-dos, and opens by itself', async ({
  page,
  browser,
}) => {
  const [lin, head] = [
    await createPerson({ menuItems: office }),
    await createPerson({ menuItems: [...office, ...ofFuel] }),
  ];
  const { name, remove } = await roleOf('油耗查看', ofFuel);
  await headOf([lin], head);
  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, head, at('/portalHomePage'));
  await expect(total(desk)).toHaveText('0');

  await signInAs(page, lin, at(fuel));
  await expect(page.getByRole('heading', { name: '您没有「样页油耗」的权限' })).toBeVisible();
  await page.getByRole('button', { name: '申请权限：样页油耗' }).click();
  const form = page.getByRole('form', { name: '申请权限：样页油耗' });
  await expect(form).toContainText('由试用人审批');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('请输入申请理由')).toBeVisible();
  await expectAccessible(page, 'request form');
  await form.getByRole('button', { name: '取消' }).click();
  await ask(page, '复核车队油耗', name);
  await expect(page.getByText('已提交申请，等待审批。')).toBeVisible();

  // The front page counts it without a reload, and leads to where it is decided.
  await expect(total(desk)).toHaveText('1');
  await desk.getByRole('link', { name: /权限申请待审批/ }).click();
  await expect(desk).toHaveURL('/accessRequests');
  await expect(waiting(desk)).toContainText('复核车队油耗');
  await desk.getByRole('button', { name: '审批 试用人 的申请：样页油耗' }).click();
  const dialog = desk.getByRole('dialog', { name: '审批权限申请' });
  await expect(dialog).toContainText(lin.workNo);
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(dialog.getByText('请输入驳回理由')).toBeVisible();
  await expectAccessible(desk, 'decision');
  await dialog.getByRole('button', { name: '同意' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByRole('heading', { name: '您没有「样页油耗」的权限' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toContainText('样页油耗');
  await expect(page).toHaveURL(fuel);
  await page.goto('/accessRequests');
  await expect(page.getByRole('region', { name: '我的申请' })).toContainText(/已开通，至 \d{4}-/);
  await expect(page.getByRole('button', { name: '申请延期：样页油耗' })).toBeVisible();
  await expectAccessible(page, 'own requests');
  await desk.context().close();
  await remove();
});

test('ADM-19 a system is asked for where systems are switched, and is entered there once it is given', async ({
  page,
  browser,
}) => {
  const [lin, head] = [
    await createPerson({ menuItems: office }),
    await createPerson({ menuItems: [...office, ...ofMembers] }),
  ];
  const { name, remove } = await roleOf('会员查看', ofMembers);
  await headOf([lin], head);
  await signInAs(page, lin);
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /用户管理\s*申请开通/ }).click();
  await expect(page).toHaveURL(/\/why\?asked=/);
  await page.getByRole('button', { name: /^申请权限：/ }).click();
  const form = page.getByRole('form', { name: /^申请权限：/ });
  await form.getByLabel('申请角色').selectOption({ label: `${name}（3 个菜单）` });
  await form.getByLabel('申请理由').fill('核对会员等级');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已提交申请，等待审批。')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, head, at('/accessRequests'));
  await expect(waiting(desk)).toContainText('核对会员等级');
  await desk.getByRole('button', { name: /^审批 试用人 的申请/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '同意' }).click();
  await expect(desk.getByText('待我审批')).toHaveCount(0);

  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: '用户管理', exact: true }).click();
  await expect(page).toHaveURL(/\/crm\//);
  await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('用户管理');
  await desk.context().close();
  await remove();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('requests are found by the palette, withdrawn, and several decided at once, in the dark too', async ({
    page,
    browser,
  }) => {
    const [lin, wang, head] = [
      await createPerson({ menuItems: office }),
      await createPerson({ menuItems: office }),
      await createPerson({ menuItems: [...office, ...ofFuel] }),
    ];
    const { name, remove } = await roleOf('油耗查看', ofFuel);
    await headOf([lin, wang], head);
    const others = await (await browser.newContext()).newPage();
    await signInAs(others, wang, at(fuel));
    await ask(others, '出差用车', name);
    await expect(others.getByText('已提交申请，等待审批。')).toBeVisible();

    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, lin, at(fuel));
    await ask(page, '填错了', name);
    await page.getByRole('link', { name: '查看我的申请' }).click();
    const own = page.getByRole('region', { name: '我的申请' });
    await own.getByRole('button', { name: '撤回申请：样页油耗' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
    await expect(own).toContainText('已撤回');
    await page.goto(fuel);
    await ask(page, '月度盘点', name);
    await expect(page.getByText('已提交申请，等待审批。')).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    await desk.setViewportSize({ width: 390, height: 844 });
    await signInAs(desk, head);
    await desk.keyboard.press('Control+k');
    await desk.getByRole('combobox', { name: '搜索页面、系统与操作' }).fill('权限申请');
    await desk.getByRole('option', { name: /^权限申请/ }).click();
    await expect(waiting(desk)).toContainText('月度盘点');
    await expect(waiting(desk)).toContainText('出差用车');
    for (const box of await waiting(desk).getByRole('checkbox').all()) await box.check();
    await expect(desk.getByText('已选 2 项')).toBeVisible();
    await expectAccessible(desk, 'several');
    await desk.getByRole('button', { name: '批量同意' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
    await expect(desk.getByText('待我审批')).toHaveCount(0);
    for (const shown of [desk, page]) {
      const width = await shown.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
    await expect(page).toHaveURL(fuel);
    await expect(page.getByRole('heading', { name: '您没有「样页油耗」的权限' })).toHaveCount(0);
    await desk.context().close();
    await others.context().close();
    await remove();
  });
});

test('the owner of a system is named on the page of approvers', async ({ page }) => {
  const administrator = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-role', 'ams-role-approver'],
    actions: ['ams:access-approver:list', 'ams:access-approver:edit', 'ams:user:list'],
  });
  const owner = await createPerson({ menuItems: office });
  await signInAs(page, administrator, at('/ams/role/approver'));
  await expect(page.getByRole('heading', { level: 1, name: '申请审批人' })).toBeVisible();
  await expectAccessible(page, 'approvers');

  await page.getByRole('button', { name: '设置 法务管理 的负责人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '负责人' }).fill(owner.workNo);
  await page.getByRole('option', { name: new RegExp(owner.workNo) }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByRole('row', { name: new RegExp(owner.workNo) })).toBeVisible();
  await changeDatabase('delete from system_owner where person_id = $1', [owner.id]);
});
