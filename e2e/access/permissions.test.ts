import { answerInstead, askNothingAlong, fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

interface Entry {
  action: string;
  type: '1' | '2';
  status?: '0' | '1';
}

const action = 'ams:service:export';

const others = (entry: Entry) => !entry.action.split(',').includes(action);
const described = (entry: Entry) => ({ describe: '导出', ...entry });

/** Signs the employee in with this and nothing else said of the action behind the board's button. */
async function signInWith(
  page: Page,
  { auth = [], allAuth = [] }: { auth?: Entry[]; allAuth?: Entry[] },
) {
  await answerInstead(page, '**/getUserPermissionByToken', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    answer.result.auth = [...answer.result.auth.filter(others), ...auth.map(described)];
    answer.result.allAuth = [...answer.result.allAuth.filter(others), ...allAuth.map(described)];
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, 'employee');
  await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
}

const button = (page: Page) => page.getByRole('button', { name: '导出', exact: true });

test('PRM-01 a button whose action is allowed is there', async ({ page }) => {
  await signInWith(page, { auth: [{ action, type: '1' }] });
  await expect(button(page)).toBeVisible();
});

test('PRM-02 a button whose action is not allowed is not in the page at all', async ({ page }) => {
  await signInWith(page, { allAuth: [{ action, type: '1', status: '1' }] });
  await expect(page.getByText('导出', { exact: true })).toHaveCount(0);
});

test('PRM-03 a rule that is off keeps the button, one that is on removes it', async ({ page }) => {
  await signInWith(page, { allAuth: [{ action, type: '1', status: '0' }] });
  await expect(button(page)).toBeVisible();
});

test('PRM-04 an entry may name several actions', async ({ page }) => {
  await signInWith(page, { auth: [{ action: `ams:service:add,${action}`, type: '1' }] });
  await expect(button(page)).toBeVisible();
});

test('PRM-05 an entry of type 2 allows nothing', async ({ page }) => {
  await signInWith(page, { auth: [{ action, type: '2' }] });
  await expect(button(page)).toHaveCount(0);
});

interface Item {
  meta: { permissionList: string[] };
  children?: Item[];
}
const listed = ({ meta, children = [] }: Item): string[] => [
  ...meta.permissionList,
  ...children.flatMap(listed),
];

test('MNU-12 each page of the menu says what the person may do on it, and the buttons follow', async ({
  page,
}) => {
  await askNothingAlong(page);
  const answered = page.waitForResponse('**/getUserPermissionByToken');
  await signIn(page, 'administrator');
  const { result }: { result: { menu: Item[]; auth: Entry[] } } = await (await answered).json();
  const onPages = result.menu.flatMap(listed);
  const held = result.auth.map((entry) => entry.action);
  expect(onPages).toContain(action);
  expect(held).toEqual(expect.arrayContaining(onPages));
  await expect(button(page)).toBeVisible();
});
