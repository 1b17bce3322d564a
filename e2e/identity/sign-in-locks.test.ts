import { getSignInKey, signIn as signInCall } from '@portal/contract/identity/session';
import { callsOver, type Exchange } from '@portal/testing/calls';
import { encrypted, signInWith } from '@portal/testing/sign-in';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { type TestPerson, createPerson } from '../support/test-people.ts';
import { expect, product, signInByForm, signInByFormAs, test } from '../support/portal.ts';

const clock = { now: () => new Date() };
const someone = () => createPerson({ menuItems: ['ams-dashboard-analysis', 'ams-sampleCar-fuel'] });

/** The way of a stranger, who has another address than the browsers here: loopback has more than one. */
const fromElsewhere: Exchange = async ({ method, url, headers, body }) => {
  const asked = request(new URL(url, product().origin), {
    method,
    headers,
    localAddress: '127.0.0.77',
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: Number(response.statusCode), text: await text(response) };
};
const stranger = callsOver(fromElsewhere, { clock });

/** Five wrong passwords for an account. */
async function guessAt({ workNo }: TestPerson): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const key = await stranger(getSignInKey, {});
    const guess = stranger(signInCall, { username: workNo, ...encrypted(key, 'Wrong-Cloud7') });
    await expect(guess).rejects.toThrow('sign-in.failed');
  }
}

test('somebody whose account strangers guessed at signs in on the browser they used before', async ({
  page,
}) => {
  const lin = await someone();
  const remembered = page.waitForResponse('**/userLogin/rememberDevice');
  await signInByFormAs(page, lin);
  await (await remembered).finished();
  await guessAt(lin);

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出登录' }).last().click();
  await expect(page).toHaveURL(/\/user\/login/);
  await signInByFormAs(page, lin);
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
});

test.describe('where work is asked', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('FIX-07 a browser nobody knows does it by itself and signs in; an administrator unlocks the account on a page', async ({
    page,
    browser,
  }) => {
    const lin = await someone();
    await guessAt(lin);
    await signInByFormAs(page, lin);
    await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();

    await expect(signInWith(stranger, lin.workNo, lin.password)).rejects.toThrow('sign-in.locked');
    const desk = await (await browser.newContext()).newPage();
    await signInByForm(desk, 'administrator', '/user/login?redirect=%2Fams%2Frole%2FsignIn');
    const row = desk.getByRole('row').filter({ hasText: lin.workNo });
    await expect(row).toContainText('部分锁定至');
    await expectAccessible(desk);
    await row.getByRole('button', { name: '解锁' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: '解锁' }).click();
    await expect(desk.getByText('已解锁试用人')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await signInWith(stranger, lin.workNo, lin.password)).token).toBeTruthy();
  });
});
