import { fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, signInAs, test } from '../support/portal.ts';
import { slipStore } from '../support/slips.ts';
import { createPerson } from '../support/test-people.ts';

const listCall = '**/sys/annountCement/listByUser*';
const bell = (page: Page) => page.getByRole('button', { name: /通知/ });
const popover = (page: Page) => page.getByRole('dialog', { name: '通知' });
const count = (page: Page) => bell(page).locator('[data-count]');

/** Lets the server answer, and changes what it said. */
async function answerWith(page: Page, change: (result: Record<string, unknown>) => void) {
  await page.route(listCall, async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    change(answer.result);
    await route.fulfill({ response, json: answer });
  });
}

// What is opened is marked read, and the list asked for again: that answer may come after the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('NTC-01 CON-14 behind the bell is a popover of 300 px with two tabs; a press elsewhere closes it', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await bell(page).click();
  await expect(popover(page).getByRole('tab')).toHaveText([/^通知公告/, /^系统消息/]);
  expect((await popover(page).boundingBox())?.width).toBeCloseTo(300, 0);

  await page.getByRole('contentinfo').click();
  await expect(popover(page)).toHaveCount(0);
});

test.describe('NTC-02 the bell counts what is unread of both kinds', () => {
  for (const [announcements, messages, shown] of [
    [3, 2, '5'],
    [60, 39, '99'],
    [60, 40, '99+'],
  ] as const) {
    test(`${announcements} and ${messages} make ${shown}`, async ({ page }) => {
      await answerWith(page, (result) => {
        Object.assign(result, { anntMsgTotal: announcements, sysMsgTotal: messages });
      });
      await signIn(page, 'supervisor');
      await expect(count(page)).toHaveAttribute('data-count', shown);
      await bell(page).click();
      await expect(popover(page).getByRole('tab')).toHaveText([
        `通知公告 ${announcements}`,
        `系统消息 ${messages}`,
      ]);
    });
  }
});

test('NTC-02 NTC-13 with nothing unread the bell has no number, and either tab says so', async ({
  page,
}) => {
  await answerWith(page, (result) => {
    Object.assign(result, { anntMsgTotal: 0, sysMsgTotal: 0, anntMsgList: [], sysMsgList: [] });
  });
  await signIn(page, 'supervisor');
  await bell(page).click();
  await expect(popover(page).getByText('暂无消息')).toBeVisible();
  await popover(page)
    .getByRole('tab', { name: /系统消息/ })
    .press('ArrowLeft');
  await expect(popover(page).getByText('暂无消息')).toBeVisible();
  await expect(count(page)).toHaveCount(0);
});

test('NTC-03 a notice shows its title, when it was sent, and how urgent it is', async ({
  page,
}) => {
  await answerWith(page, (result) => {
    const [first] = z.array(z.looseObject({})).parse(result['anntMsgList']);
    const sendTime = '2026-11-21 09:12:30';
    result['anntMsgList'] = ['L', 'M', 'H'].map((priority) => ({
      ...first,
      id: priority,
      titile: `公告 ${priority}`,
      priority,
      sendTime,
    }));
  });
  await signIn(page, 'supervisor');
  await bell(page).click();
  await expect(popover(page).getByRole('listitem')).toHaveText([
    '一般公告 L2026-11-21 09:12',
    '重要公告 M2026-11-21 09:12',
    '紧急公告 H2026-11-21 09:12',
  ]);
});

test('NTC-04 there is a way to all the rest', async ({ page }) => {
  await signIn(page, 'supervisor');
  await bell(page).click();
  await popover(page).getByRole('link', { name: '查看更多' }).click();
  await expect(page).toHaveURL(/\/isps\/userAnnouncement$/);
  await expect(popover(page)).toHaveCount(0);
});

test('NTC-05 opening a notice shows it whole and marks it read', async ({ page }) => {
  await signIn(page, 'clerk');
  await expect(count(page)).toBeVisible();
  const before = Number(await count(page).getAttribute('data-count'));
  await bell(page).click();
  const title = await popover(page).locator('.notices-title').first().textContent();
  const marked = page.waitForRequest('**/sysAnnouncementSend/editByAnntIdAndUserId');
  await popover(page).getByRole('listitem').first().getByRole('button').click();

  const detail = page.getByRole('dialog', { name: title ?? '' });
  await expect(detail).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  expect((await marked).method()).toBe('PUT');
  expect((await marked).postDataJSON()).toEqual({ anntId: expect.stringMatching(/./) });
  await detail.getByRole('button', { name: '关闭' }).first().click();
  await expect(bell(page)).toBeFocused();

  await expect(count(page)).toHaveAttribute('data-count', String(before - 1));
  await bell(page).click();
  await expect(popover(page).getByText(title ?? '', { exact: true })).toHaveCount(0);
});

test('a notice leads on to the page where it is handled', async ({ page }) => {
  await answerWith(page, (result) => {
    const [first] = z.array(z.looseObject({})).parse(result['anntMsgList']);
    result['anntMsgList'] = [
      { ...first, openType: 'url', openPage: '/ors/sampleStore/patrol?no=7' },
    ];
  });
  await signIn(page, 'supervisor');
  await bell(page).click();
  await popover(page).getByRole('listitem').getByRole('button').click();
  await page.getByRole('link', { name: '去处理' }).click();
  await expect(page).toHaveURL(/\/ors\/sampleStore\/patrol\?no=7$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const harmless = new Set(['p', 'a', 'img', 'mark', 'table']);
const isActive = (attribute: string): boolean =>
  attribute.startsWith('on') || attribute === 'style';
const hostile = [
  '<script>fell()</script>',
  '<img src=x onerror="fell()">',
  '<svg onload="fell()"><a xlink:href="javascript:fell()">x</a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=fell()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=fell()>">',
  '<iframe srcdoc="<script>parent.fell()</script>"></iframe>',
  '<a href="javascript:fell()">x</a><a href="data:text/html,x">x</a>',
  '<form action="https://evil.example"><input name="p"><button>登录</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>body{display:none}</style><p style="position:fixed;inset:0">x</p>',
];
test.describe('whatever the server lets through, a notice is a letter and does nothing', () => {
  // The browser speaks up about what the cleaner looks at, before it is thrown away.
  test.use({ expectedErrors: [/Content Security Policy/] });

  for (const [number, msgContent] of hostile.entries()) {
    test(`hostile letter ${number + 1}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { fell: () => document.body.append('fell') });
      });
      await answerWith(page, (result) => {
        const [first] = z.array(z.looseObject({})).parse(result['anntMsgList']);
        result['anntMsgList'] = [{ ...first, titile: '一封信', msgContent }];
      });
      await signIn(page, 'employee');
      await bell(page).click();
      await popover(page)
        .getByRole('button', { name: /一封信/ })
        .click();
      const letter = page.getByRole('dialog').getByRole('article');
      await expect(letter).toBeVisible();

      const left = await letter.evaluate((article) =>
        Array.from(article.querySelectorAll('*'), (element) => ({
          name: element.localName,
          attributes: element.getAttributeNames(),
          leadsTo: element.getAttribute('href'),
        })),
      );
      expect(left.map(({ name }) => name).filter((name) => !harmless.has(name))).toEqual([]);
      expect(left.flatMap(({ attributes }) => attributes.filter(isActive))).toEqual([]);
      expect(left.flatMap(({ leadsTo }) => leadsTo ?? [])).toEqual([]);
      await expect(page.getByText('fell', { exact: true })).toHaveCount(0);
    });
  }
});

test.describe('while the list cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('NTC-14 the bell keeps its last number, and nobody is told', async ({ page }) => {
    await signIn(page, 'supervisor');
    const before = await count(page).getAttribute('data-count');
    await page.route(listCall, (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/editByAnntIdAndUserId', (route) =>
      route.fulfill({
        json: { success: true, code: 200, message: '', result: null, timestamp: 0 },
      }),
    );
    await bell(page).click();
    const asked = page.waitForResponse(listCall);
    await popover(page).getByRole('listitem').first().getByRole('button').click();
    expect((await asked).status()).toBe(500);
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveAttribute('data-count', before ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const textFile = '**/assets/NoticeContent-*.js';
const letterToRead = (page: Page) => page.getByRole('dialog').filter({ hasText: '必读公告' });
const newClerk = () =>
  createPerson({
    roles: ['store-clerk'],
    stores: [slipStore],
    businessGroups: ['BG01'],
    defaultSystem: 'ors',
  });

test('a letter that must be read comes with its text, and not before it', async ({ page }) => {
  const text = Promise.withResolvers<void>();
  await page.route(textFile, async (route) => {
    await text.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(textFile);
  await signInAs(page, await newClerk());
  await asked;
  await expect(letterToRead(page)).toHaveCount(0);

  text.resolve();
  await expect(letterToRead(page).getByRole('article')).toContainText('灭火器');
});

test.describe('while the text cannot be had', () => {
  test.use({ expectedErrors: [/Failed to (?:load resource|fetch dynamically)/] });

  test('a letter that must be read cannot be confirmed before it is there', async ({ page }) => {
    await page.route(textFile, (route) => route.abort());
    await signInAs(page, await newClerk());
    const confirm = letterToRead(page).getByRole('button', { name: '我已阅读并知晓' });
    const again = letterToRead(page).getByRole('button', { name: '重新加载' });
    await expect(again).toBeVisible();
    await expect(confirm).toBeDisabled();

    await page.unroute(textFile);
    await again.click();
    await expect(letterToRead(page).getByRole('article')).toContainText('灭火器');
    await expect(confirm).toBeEnabled();
  });
});
