import { listPages, type Page as MenuPage } from '@portal/contract/access/pages';
import { callsOver, overHttp } from '@portal/testing/calls';
import { sampleItemIds } from '@portal/testing/sample-menu/statements';
import { signInWith } from '@portal/testing/sign-in';
import { walked } from '@portal/testing/walk';
import type { Page } from '@playwright/test';
import {
  accountOf,
  expect,
  goWithin,
  inStore,
  product,
  type Role,
  signIn,
  test,
} from '../support/portal.ts';
import { openWith } from '../support/signed-in.ts';
import { createStandIn } from '../support/test-people.ts';

/**
 * Everybody of the demonstration with a menu, the ones with the most pages first; those with a new password to choose have
 * the role of `employee`. The proof opens each page once, as the first of them in whose menus it is: all of the clerk's are
 * the supervisor's as well, and all of the security officer's the administrator's. That the menus of each name pages that
 * there are is a rule (`menus-of-people.test.ts`).
 */
const walkers: Role[] = [
  'supervisor',
  'merchandiser',
  'several departments',
  'employee',
  'one menu item only',
  'content officer',
  'customer care',
  'online operator',
  'expired password',
  'auditor',
  'administrator',
  ...walked<Role[]>({
    proof: [],
    walk: [
      'security officer',
      'clerk',
      'store manager',
      'purchasing lead',
      'warehouse keeper',
      'no department',
      'password about to expire',
      'several tenants',
    ],
  }),
];

/** People of whom a step is asked before they are in: somebody with all that they have walks in their place. */
const due: ReadonlySet<Role> = new Set([
  'expired password',
  'security officer',
  'auditor',
  'several tenants',
]);

const calling = (as: { token?: string; workNo?: string } = {}) =>
  callsOver(overHttp(product().origin), { clock: { now: () => new Date() }, ...as });

async function sessionOf(role: Role) {
  if (due.has(role)) return createStandIn(role);
  const { workNo, password } = accountOf(role);
  return { workNo, signedIn: await signInWith(calling(), workNo, password) };
}

/** Returns the ids of the pages in the menus of these people. */
async function idsOf(roles: Role[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const role of roles) {
    const { workNo, signedIn } = await sessionOf(role);
    for (const { id } of await calling({ token: signedIn.token, workNo })(listPages, {}))
      ids.add(id);
  }
  return ids;
}

/** Signs in and returns the pages of all systems that the person may enter, as they are shipped. */
async function pagesOf(page: Page, role: Role): Promise<MenuPage[]> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/userPermission/pages') && response.status() === 200,
  );
  if (due.has(role)) {
    const { signedIn } = await createStandIn(role);
    await openWith(page, signedIn, new URL('/', product().origin));
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  } else await signIn(page, role, '/user/login', inStore);
  await page.keyboard.press('Control+k');
  const { result }: { result: MenuPage[] } = await (await answer).json();
  await page.keyboard.press('Escape');
  return result.filter(({ id, opensWindow }) => !sampleItemIds.has(id) && !opensWindow);
}

/** The items of menus that lead to a page of another address. */
const leadTo: Readonly<Record<string, string>> = { '/ams/rule': '/spsRule/roleRule/' };

/** The panel of an address: the one before it stays in sight until its page is there. */
const shown = (page: Page, path: string) =>
  page.locator(
    `.tabs-panel[data-state=shown][data-path="${leadTo[path] ?? path.replace(/\/$/, '')}"]`,
  );

async function open(page: Page, { path, title }: MenuPage): Promise<void> {
  await goWithin(page, path);
  const panel = shown(page, path);
  await expect(panel.locator('h1, iframe').first(), `${title} ${path}`).toBeVisible();
  await expect(panel, `${title} ${path}`).not.toContainText('页面组件未找到');
  await expect(panel.locator('.ui-exception'), `${title} ${path}`).toHaveCount(0);
}

/** The walk opens them as they are seen on a PC and a phone, in the light and in the dark. */
const looks = walked<['light' | 'dark', number][]>({
  proof: [['light', 1440]],
  walk: [
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ],
});

for (const [colorScheme, width] of looks) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const [nth, role] of walkers.entries()) {
      test(`TRU-01 every page in the menus of the ${role} opens with a heading and content`, async ({
        page,
      }) => {
        const pages = await pagesOf(page, role);
        expect(pages.length).toBeGreaterThan(2);
        const before = await idsOf(walked({ proof: walkers.slice(0, nth), walk: [] }));
        const left = pages.filter(({ id }) => !before.has(id));
        expect(left.length).toBeGreaterThan(0);
        for (const each of left) await open(page, each);
      });
    }
  });
}
