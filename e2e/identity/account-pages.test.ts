import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

const pages = [
  ['base', '基本信息'],
  ['avatar', '头像'],
  ['security', '安全设置'],
  ['binding', '账号绑定'],
  ['notification', '通知设置'],
  ['custom', '个性化'],
] as const;

const owner = () => createPerson({ menuItems: ['hr-dashboard-analysis'], defaultSystem: 'hr' });
const to = (page: string) => `/user/login?redirect=%2Faccount%2Fsettings%2F${page}`;

test('ACC-01 base, avatar, security, binding, notification and custom are pages of one account, each a tab away', async ({
  page,
}) => {
  await signInAs(page, await owner(), to('base'));
  const tabs = page.getByRole('navigation', { name: '账号设置' });
  for (const [path, title] of pages) {
    await tabs.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/account/settings/${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expectAccessible(page, title);
  }

  await page.getByRole('radio', { name: '侧边菜单' }).check({ force: true });
  const stored = () => page.evaluate(() => localStorage.getItem('pro__PORTAL_SETTINGS'));
  await expect.poll(stored).toContain('sidemenu');
  await tabs.getByRole('link', { name: '基本信息' }).click();
  // The staff directory owns these: there is nothing to fill in.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

/** Draws a photo whose left half is red and whose right half is blue. */
const photoOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_200, 600];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (const [nth, color] of ['#d00', '#00d'].entries()) {
      context.fillStyle = color;
      context.fillRect(nth * 600, 0, 600, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

/** Returns whether the picture in the user menu is red or blue all over. */
const shownColor = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('.ui-avatar[src]');
    if (!image) return 'none';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [9, 9];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 9, 9);
    const { data = [] } = context?.getImageData(0, 4, 9, 1) ?? {};
    const reds = Array.from({ length: 9 }, (_, nth) => Number(data[nth * 4]) > 128);
    return reds.every(Boolean) ? 'red' : reds.some(Boolean) ? 'both' : 'blue';
  });

const circle = (page: Page) => page.getByRole('group', { name: '头像范围，用方向键移动' });

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await circle(page).boundingBox();
  if (!box) throw new Error('no circle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, far: number): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + far, y, { steps: 6 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, client: CDPSession, far: number): Promise<void> {
  const { x, y } = await middleOf(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + far * part);
  await touch('touchEnd');
}

test.describe('a photo', () => {
  test.use({ hasTouch: true });

  test('ACC-01 is cut out by mouse, by keys and by touch, shown in the user menu at once and after a reload, and removed', async ({
    page,
  }) => {
    await signInAs(page, await owner(), to('avatar'));
    await expect(page.getByRole('button', { name: '上传头像' })).toBeVisible();
    const buffer = Buffer.from(await photoOf(page), 'base64');
    const client = await page.context().newCDPSession(page);
    const ways: [string, () => Promise<void>][] = [
      ['red', () => dragByMouse(page, 300)],
      [
        'blue',
        async () => {
          await circle(page).focus();
          for (let nth = 0; nth < 40; nth += 1) await page.keyboard.press('ArrowLeft');
        },
      ],
      ['red', () => dragByTouch(page, client, 300)],
    ];
    for (const [color, cutOut] of ways) {
      await page
        .getByLabel('选择头像图片')
        .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer });
      await expect(circle(page)).toBeVisible();
      await expectAccessible(page, 'a photo that is cut');
      await cutOut();
      await page.getByRole('button', { name: '保存头像' }).click();
      await expect(page.getByText('头像已更新').last()).toBeVisible();
      await expect.poll(() => shownColor(page)).toBe(color);
    }

    await page.reload();
    await expect.poll(() => shownColor(page)).toBe('red');
    await page.getByRole('button', { name: '移除头像' }).click();
    await expect(page.getByText('头像已移除')).toBeVisible();
    await expect.poll(() => shownColor(page)).toBe('none');
  });

  test('ACC-01 what is no picture, and one that cannot be read, is said above the button, and nothing changes', async ({
    page,
  }) => {
    await signInAs(page, await owner(), to('avatar'));
    const choose = (name: string, mimeType: string, text: string) =>
      page.getByLabel('选择头像图片').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
    const alert = page.getByRole('main').getByRole('alert');

    await choose('名单.pdf', 'application/pdf', '%PDF-1.7');
    await expect(alert).toHaveText('请选择 JPG、PNG 或 WebP 图片');
    await choose('坏的.png', 'image/png', 'not a picture');
    await expect(alert).toHaveText('无法读取这张图片，请换一张');
    await expect(page.getByRole('button', { name: '上传头像' })).toBeVisible();
  });
});
