import { test as base, expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openSignedIn } from './signed-in.ts';
import { Product } from './start-product.ts';

export { expect } from '@playwright/test';

/** The demonstration people, by what they are here to show (`packages/demonstration/src/people/cast.ts`). */
const workNos = {
  supervisor: '900001',
  clerk: '900002',
  employee: '900003',
  merchandiser: '900004',
  administrator: '900005',
  'one menu item only': '900006',
  'no menu': '900007',
  'several departments': '900008',
  'no department': '900009',
  'security officer': '900010',
  auditor: '900011',
  'initial password': '900012',
  'expired password': '900013',
  'password about to expire': '900014',
  'several tenants': '900015',
  'store manager': '900016',
  'customer care': '900017',
  'warehouse keeper': '900018',
  'purchasing lead': '900019',
  'content officer': '900020',
  'online operator': '900021',
} as const;
export type Role = keyof typeof workNos;

/** The running product: its address and its people. */
export function product(): Product {
  return Product.parse(JSON.parse(process.env['PORTAL_PRODUCT'] ?? '{}'));
}

/** Origin of the simulated systems users are handed over to. */
export const outside = (): string => product().outside;

/** A demonstration person by role. */
export function accountOf(role: Role): Product['accounts'][number] {
  const account = product().accounts.find(({ workNo }) => workNo === workNos[role]);
  if (!account) throw new Error(`there is no demonstration account for "${role}"`);
  return account;
}

/** The newest code sent to a number; waits until there is one. */
export async function codeFor(phone: string): Promise<string> {
  const newest = async () => {
    const lines = await readFile(product().outbox, 'utf8').catch(() => '');
    return new RegExp(`.*  ${phone}  [\\w-]+  (\\d{6})`, 's').exec(lines)?.[1];
  };
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}

export interface Fixtures {
  /** Messages a test expects the browser to log, such as that of a request it makes fail. */
  expectedErrors: RegExp[];
}

/** A browser says so each time a socket cannot be opened, which is bound to happen where a server or a session ends. */
const lostSocket = /^WebSocket connection to /;

/** A test in which the browser logs an error, or breaks the content security policy, fails. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    // Who stands in for the server may be at it still when a test is over; its page then answers nothing any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    const known = [...expectedErrors, lostSocket];
    const unexpected = errors.filter((text) => !known.some((words) => words.test(text)));
    expect(unexpected, 'the browser logged errors').toEqual([]);
  },
});

/** One of the supervisor's stores: with none chosen, the board of ors has nothing to show. */
export const inStore = { store: '上海南京西路旗舰店' };

type SignIn = (page: Page, account: Credentials, path?: string) => Promise<void>;

/** Signs in by the role; whoever is asked for a store takes the one that is named, or none. */
const byRole =
  (signInThus: SignIn) =>
  async (
    page: Page,
    role: Role,
    path?: string,
    { store }: { store?: string } = {},
  ): Promise<void> => {
    await signInThus(page, accountOf(role), path);
    if (isAskedForStore(page, role)) await answerStore(page, store);
  };

/** Has several stores to choose from, and has come to a page of ors. */
const isAskedForStore = (page: Page, role: Role): boolean =>
  role === 'supervisor' && new URL(page.url()).pathname.startsWith('/ors/');

/** Answers the chooser that opens by itself on entering ors (CTX-07): with a store of this name or number, or with none. */
export async function answerStore(page: Page, store?: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: '选择门店' });
  if (store === undefined) {
    await chooser.getByRole('button', { name: '取消' }).click();
  } else {
    await chooser.getByRole('radiogroup').getByText(store, { exact: true }).click();
    await chooser.getByRole('button', { name: '切换', exact: true }).click();
  }
  await expect(chooser).toHaveCount(0);
}

interface Credentials {
  workNo: string;
  password: string;
}

/**
 * Signs in, up to where the shell is there. A browser in which nobody was before opens the page with the session stored;
 * where somebody was, or a step is due, the person signs in at the form.
 */
export const signInAs: SignIn = async (page, account, path = '/user/login') => {
  const isFirst = page.url() === 'about:blank' && page.context().pages().length === 1;
  const address = new URL(path, product().origin);
  if (!isFirst || !(await openSignedIn(page, account, address))) {
    await fillSignInForm(page, account, path);
  }
  await expect(userMenu(page)).toBeVisible();
};

/** Signs in at the sign-in page, letter by letter: where signing in is the matter. */
export const signInByFormAs: SignIn = async (page, account, path = '/user/login') => {
  await fillSignInForm(page, account, path);
  await expect(userMenu(page)).toBeVisible();
};

/** The same as somebody of the demonstration. */
export const signIn = byRole(signInAs);
export const signInByForm = byRole(signInByFormAs);

/** The same up to where the shell is there. */
export const signInOnly = (page: Page, role: Role, path?: string): Promise<void> =>
  signInAs(page, accountOf(role), path);

async function fillSignInForm(
  page: Page,
  { workNo, password }: Credentials,
  path: string,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const userMenu = (page: Page) => page.getByRole('button', { name: '用户菜单' });

/** Goes to another system by the switcher behind the logo. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
}

/** Opens a page by its address, without loading the portal again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens the page of this title from the field in the header, where a menu may be too long for what is in sight. */
export async function openBySearch(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: '搜索菜单' }).fill(title);
  await found(page).filter({ hasText: title }).first().click();
}

/** Returns the options the menu search has found. */
export const found = (page: Page) =>
  page.getByRole('listbox', { name: '搜索菜单' }).getByRole('option');
