import type { Page } from '@playwright/test';
import {
  choice,
  choices,
  choose,
  drawer,
  dyes,
  openDrawer,
  switchOf,
  test,
} from '../support/preferences.ts';
import { expect, inStore, signIn } from '../support/portal.ts';

const header = (page: Page) => page.getByRole('banner');
const side = (page: Page) => page.getByRole('complementary', { name: '侧边导航' });
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo(0, y), top);
const edgeOf = async (page: Page, top: number): Promise<number | undefined> => {
  await scrollTo(page, top);
  return (await header(page).boundingBox())?.y;
};

/** On a board longer than its window, whose header goes when one scrolls down. */
async function onLongPageWithHidingHeader(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, 'supervisor', '/user/login', inStore);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await openDrawer(page);
  await switchOf(page, '下滑时隐藏顶栏').check();
  await page.keyboard.press('Escape');
  await page.getByRole('main').click({ position: { x: 4, y: 4 } });
}

async function expectDefaults(page: Page): Promise<void> {
  for (const [label, name] of [
    ['外观', '跟随系统'],
    ['主题色', '靛蓝'],
    ['导航模式', '顶部菜单'],
    ['菜单主题', '深色'],
    ['内容区宽度', '定宽'],
  ] as const) {
    await expect(choice(page, label, name)).toBeChecked();
  }
  for (const [name, isOn] of [
    ['固定顶栏', true],
    ['下滑时隐藏顶栏', false],
    ['固定侧边菜单', false],
    ['色弱模式', false],
    ['多页签', true],
  ] as const) {
    await expect(switchOf(page, name)).toBeChecked({ checked: isOn });
  }
}

test('SET-01 SET-15 at first everything is as the specification says, and again after a reset', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openDrawer(page);
  await expectDefaults(page);

  await choose(page, '外观', '深色');
  await choose(page, '主题色', '海棠');
  await choose(page, '导航模式', '侧边菜单');
  await choose(page, '菜单主题', '浅色');
  await switchOf(page, '下滑时隐藏顶栏').check();
  await switchOf(page, '固定侧边菜单').check();
  await switchOf(page, '色弱模式').check();
  await switchOf(page, '多页签').uncheck();
  await expect(side(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: '恢复默认设置' }).click();
  await expectDefaults(page);
  await expect(side(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('SET-02 CON-19 there are exactly ten theme colours, and a chosen one is on the page at once', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await openDrawer(page);
  const swatches = choices(page, '主题色').getByRole('radio');
  await expect(swatches).toHaveCount(10);
  for (const { name, value } of dyes) {
    await choose(page, '主题色', name);
    await expect(choices(page, '主题色').getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(choice(page, '主题色', name)).toBeChecked();
    const [primary, track] = await switchOf(page, '固定顶栏').evaluate((element) => [
      getComputedStyle(document.documentElement).getPropertyValue('--primary'),
      getComputedStyle(element).backgroundColor,
    ]);
    expect(primary).toBe(value);
    const [red, green, blue] = (value.match(/[\da-f]{2}/g) ?? []).map((hex) => parseInt(hex, 16));
    expect(track).toBe(`rgb(${red}, ${green}, ${blue})`);
  }
  expect(documents).toEqual([]);
});

test('SET-03 SET-04 the menu is across the top or beside the page, dark or light', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openDrawer(page);
  const ground = (place: ReturnType<typeof header>) =>
    place.evaluate((element) => {
      const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
      return { backgroundColor, backgroundImage, color };
    });
  const across = header(page).getByRole('list').first();
  await expect(across).toBeVisible();
  await expect(side(page)).toHaveCount(0);
  const dark = await ground(header(page));
  await choose(page, '菜单主题', '浅色');
  expect(await ground(header(page))).not.toEqual(dark);
  expect((await ground(header(page))).backgroundColor).toBe('rgb(255, 255, 255)');

  await choose(page, '导航模式', '侧边菜单');
  await expect(side(page)).toBeVisible();
  await expect(header(page).getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  expect((await ground(side(page))).backgroundColor).toBe('rgb(255, 255, 255)');
  await choose(page, '菜单主题', '深色');
  expect((await ground(side(page))).backgroundImage).toContain('gradient');
});

test('SET-05 SET-06 SET-07 content is 1360 px wide or as wide as the window, which the side menu does not offer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, 'supervisor');
  await openDrawer(page);
  await expect(choice(page, '内容区宽度', '定宽')).toBeEnabled();
  await expect(choice(page, '内容区宽度', '流式')).toBeEnabled();
  const content = page.locator('#content');
  expect(await content.boundingBox()).toMatchObject({ x: 280, width: 1360 });
  await choose(page, '内容区宽度', '流式');
  expect(await content.boundingBox()).toMatchObject({ x: 0, width: 1920 });

  await choose(page, '导航模式', '侧边菜单');
  await expect(choice(page, '内容区宽度', '定宽')).toBeChecked();
  await expect(choice(page, '内容区宽度', '流式')).toBeDisabled();
  await expect(choices(page, '内容区宽度')).toHaveAccessibleDescription('流式仅顶部菜单可用');
  await choose(page, '导航模式', '顶部菜单');
  await expect(choice(page, '内容区宽度', '定宽')).toBeChecked();
});

test('SET-08 SET-09 a fixed header stays at the upper edge; another scrolls away, and cannot hide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, 'supervisor', '/user/login', inStore);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  expect(await edgeOf(page, 600)).toBe(0);

  await scrollTo(page, 0);
  await openDrawer(page);
  await switchOf(page, '下滑时隐藏顶栏').check();
  await switchOf(page, '固定顶栏').uncheck();
  await expect(switchOf(page, '下滑时隐藏顶栏')).toBeDisabled();
  await expect(switchOf(page, '下滑时隐藏顶栏')).not.toBeChecked();
  await expect(switchOf(page, '下滑时隐藏顶栏')).toHaveAccessibleDescription('需先固定顶栏');
  await page.keyboard.press('Escape');
  expect(await edgeOf(page, 600)).toBe(-600);
});

test('SET-10 HDR-17 CON-12 a header that hides is gone past 100 px, and back at one pixel up', async ({
  page,
}) => {
  await onLongPageWithHidingHeader(page);

  await scrollTo(page, 90);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 100);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 101);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 100);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 300);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 299);
  await expect(header(page)).toBeInViewport();

  await page.getByRole('button', { name: '用户菜单' }).click();
  await scrollTo(page, 400);
  await expect(header(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('main').click({ position: { x: 4, y: 404 } });
  await scrollTo(page, 420);
  await expect(header(page)).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(header(page)).toBeInViewport();
});

test('SET-11 a side menu stays while the content scrolls only where that is wished', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, 'supervisor', '/user/login', inStore);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await openDrawer(page);
  await expect(switchOf(page, '固定侧边菜单')).toBeDisabled();
  await expect(switchOf(page, '固定侧边菜单')).toHaveAccessibleDescription('仅侧边菜单可用');
  await choose(page, '导航模式', '侧边菜单');
  await scrollTo(page, 300);
  expect((await side(page).boundingBox())?.y).toBe(-300);
  await switchOf(page, '固定侧边菜单').check();
  expect((await side(page).boundingBox())?.y).toBe(0);
  await scrollTo(page, 400);
  expect((await side(page).boundingBox())?.y).toBe(0);
});

test('SET-12 for eyes that do not tell red from green there is a filter over all that is seen', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openDrawer(page);
  const filters = () =>
    drawer(page).evaluate((element) =>
      [document.documentElement, element].map((each) => getComputedStyle(each).filter),
    );
  expect(await filters()).toEqual(['none', 'none']);
  await switchOf(page, '色弱模式').check();
  expect(await filters()).toEqual(['url("#colour-weak")', 'url("#colour-weak")']);
  await switchOf(page, '色弱模式').uncheck();
  expect(await filters()).toEqual(['none', 'none']);
});

test('SET-13 without multi-tab mode there is no bar of open pages, and with it there is', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const bar = page.locator('nav[aria-label="已打开的页面"]');
  await expect(bar).toBeVisible();
  await openDrawer(page);
  await switchOf(page, '多页签').uncheck();
  await expect(bar).toHaveCount(0);
  await switchOf(page, '多页签').check();
  await expect(bar).toBeVisible();
});

test('the bar of open pages stays below a header that stays, and above where that one is gone', async ({
  page,
}) => {
  await onLongPageWithHidingHeader(page);
  const bar = page.getByRole('navigation', { name: '已打开的页面' });
  const edge = async () => (await bar.boundingBox())?.y;
  await scrollTo(page, 90);
  expect(await edge()).toBe(56);
  await scrollTo(page, 300);
  await expect.poll(edge).toBe(0);
  await scrollTo(page, 299);
  await expect.poll(edge).toBe(56);
});

test('nothing of the drawer is fetched before it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'supervisor');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((url) => url.includes('SettingsDrawer'))).toEqual([]);
  await openDrawer(page);
  expect(scripts.filter((url) => url.includes('SettingsDrawer'))).not.toEqual([]);
});

test('at first the page is as light or dark as the device, and follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const root = page.locator('html');
  await page.goto('/user/login');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await signIn(page, 'supervisor');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await openDrawer(page);
  await expect(choice(page, '外观', '跟随系统')).toBeChecked();
  await choose(page, '外观', '浅色');
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await choose(page, '外观', '跟随系统');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await expect(page.getByRole('button', { name: '切换为深色外观' })).toHaveCount(1);
});
