import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, openBySearch, signInByFormAs, test } from '../support/portal.ts';
import { addRecord, agree, findRecord, openDesk, takeStep, typedDay } from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

const store = 'S02001';
const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const grid = (page: Page) => page.getByRole('region', { name: /本店库存/ });

/** Finds a colour and size that this store lacks, and the number of a store that has two of it or more. */
async function findMissingSize(page: Page) {
  const styles = page.locator('.stock-query-list button:visible');
  await expect(styles.first()).toBeVisible();
  for (const style of await styles.all()) {
    await style.click();
    await expect(grid(page)).toHaveAccessibleName(
      `${await style.locator('.stock-query-name').textContent()} 本店库存`,
    );
    for (const cell of await grid(page)
      .getByRole('button', { name: /本店 0 件/ })
      .all()) {
      await cell.click();
      const holding = page
        .locator('.near-stores summary:visible')
        .filter({ hasText: /(?:[2-9]|\d\d) 件/ });
      if ((await holding.count()) === 0) continue;
      const [colour = '', size = ''] = ((await cell.getAttribute('aria-label')) ?? '').split(
        /[ ：]/,
      );
      const [from = ''] = /S\d{5}/.exec((await holding.first().textContent()) ?? '') ?? [];
      return { colour, size, from, style: new URL(page.url()).searchParams.get('record') ?? '' };
    }
  }
  throw new Error('No store near by has what this one lacks');
}

/** Opens the stock of a style and expects a number of pieces of an article in the store of the tab. */
async function expectStock(
  page: Page,
  { style, colour, size }: { style: string; colour: string; size: string },
  units: number,
): Promise<void> {
  await openBySearch(page, '库存查询');
  const search = page.getByRole('searchbox', { name: '款号、品名或扫码' });
  await search.fill(style);
  await search.press('Enter');
  const name = `${colour} ${size}：本店 ${units} 件，查附近门店`;
  await expect(grid(page).getByRole('button', { name, exact: true })).toBeVisible();
}

test('a clerk opens the shop, confirms a letter, finds a size elsewhere, receives it with a piece missing, and counts', async ({
  page,
  browser,
}) => {
  const clerk = await createPerson({
    roles: ['store-clerk'],
    stores: [store],
    businessGroups: ['BG01'],
    defaultSystem: 'ors',
  });

  // The letter comes first: it stands over whatever the page shows.
  await signInByFormAs(page, clerk);
  const letter = page.getByRole('dialog').filter({ hasText: '必读公告' });
  await letter.getByRole('button', { name: '我已阅读并知晓' }).click();
  await expect(letter).toHaveCount(0);

  const opening = await addRecord(
    page,
    ['开闭店登记', '开闭店登记'],
    [
      ['类型', '开店'],
      ['日期', typedDay()],
      ['时间', '09:40'],
      ['负责人', '苏锦禾'],
      ['已检查', ['防盗门与报警', '收银与网络']],
      ['备用金', '1000'],
    ],
  );
  await findRecord({ page }, '开闭店登记', opening);

  await openBySearch(page, '库存查询');
  const { from, ...article } = await findMissingSize(page);

  // The store that has it sends two pieces.
  const sender = await openDesk(browser, 'supervisor', at('/ors/stock/transfer/out'), {
    store: from,
  });
  const transfer = await addRecord(
    sender.page,
    ['调拨出库', '调拨单'],
    [
      ['调入门店', store],
      ['调拨原因', '顾客订单'],
      ['发出数量', '2'],
    ],
    [[article.style, '', article.colour, article.size, '2']],
  );
  await findRecord(sender, '调拨出库', transfer);
  await takeStep(sender, '发货', { to: '在途' });

  await openBySearch(page, '调拨收货');
  await expect(page.getByRole('heading', { level: 1, name: '调拨收货' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(transfer) }).click();
  await page.getByRole('button', { name: /减一件$/ }).click();
  await page.getByRole('button', { name: '登记差异并收货' }).click();
  await expect(page.getByText('请输入差异原因')).toBeVisible();
  await page.locator('.ors-floor:visible').getByLabel('差异原因').fill('少一件，箱封完好');
  await page.getByRole('button', { name: '登记差异并收货' }).click();
  await agree(page, '收货有差异');
  await expect(page.getByText(`${transfer} 已登记差异`)).toBeVisible();

  await expectStock(page, article, 1);

  await findRecord(sender, '调拨差异', transfer);
  // Settled, it would leave that page.
  await findRecord(sender, '调拨出库', transfer);
  await takeStep(sender, '差异已处理', { to: '已收货' });
  await findRecord({ page }, '调拨入库', transfer);
  await expect(page.getByRole('main')).toContainText('已收货');

  const count = await addRecord(
    page,
    ['盘点单', '盘点单'],
    [
      ['盘点方式', '抽盘'],
      ['盘点区域', `配饰墙 ${transfer}`],
      ['盘点日期', typedDay()],
      ['账面', '1'],
      ['实盘', '0'],
    ],
    [[article.style, '', article.colour, article.size, '1']],
  );
  await openBySearch(page, '盘点录入');
  await expect(page.getByRole('heading', { level: 1, name: '盘点录入' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(count) }).click();
  await agree(page, '开始盘点');
  await expectAccessible(page, 'counting');
  await page.getByRole('button', { name: '提交盘点' }).click();
  await page.locator('.ors-floor:visible').getByLabel('差异原因').selectOption('商品丢失');
  await page.getByRole('button', { name: '提交差异' }).click();
  await agree(page, '盘点有差异');
  await expect(page.getByText(`${count} 已提交差异`)).toBeVisible();

  // The supervisor of both stores writes the difference off.
  const lin = await openDesk(browser, 'supervisor', at('/ors/stock/difference'), { store });
  await findRecord(lin, '盘点差异', count);
  await takeStep(lin, '核销差异', { fills: [['差异金额', '-599']], to: '已核销' });
  await findRecord({ page }, '盘点单', count);
  await expect(page.getByRole('main')).toContainText('已核销');
  await expectStock(page, article, 0);
});
