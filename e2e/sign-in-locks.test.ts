import { getSignInKey, signIn } from '@portal/contract/session';
import { callsOver, overHttp } from '@portal/testing/calls';
import { encrypted } from '@portal/testing/sign-in';
import { type MadeUp, makeUp } from './made-up.ts';
import { expect, product, signInAs, test } from './portal.ts';

/** Five wrong passwords for an account, from a browser that is not theirs. */
async function guessAt({ workNo }: MadeUp): Promise<void> {
  const call = callsOver(overHttp(product().origin), { clock: { now: () => new Date() } });
  for (let tries = 0; tries < 5; tries += 1) {
    const key = await call(getSignInKey, {});
    const guess = call(signIn, { username: workNo, ...encrypted(key, 'Wrong-Cloud7') });
    await expect(guess).rejects.toThrow('sign-in.failed');
  }
}

const someone = () => makeUp({ menuItems: ['ams-dashboard', 'ams-service', 'ams-service-apply'] });

test('somebody whose account strangers guessed at signs in on the browser they used before', async ({
  page,
}) => {
  const lin = await someone();
  const remembered = page.waitForResponse('**/userLogin/rememberDevice');
  await signInAs(page, lin);
  await (await remembered).finished();
  await guessAt(lin);

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出登录' }).last().click();
  await expect(page).toHaveURL(/\/user\/login/);
  await signInAs(page, lin);
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
});
