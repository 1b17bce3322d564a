import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInByForm, switchTo, test } from '../support/portal.ts';
import { addRecord, findRecord, openDesk, takeStep, typedDay } from '../support/records.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const store = 'S02001';

test('a merchandiser goes from what sells slowly to a price, from what sells out to goods for a store, and sees both decided', async ({
  page,
  browser,
}) => {
  const me = { page };
  await signInByForm(page, 'merchandiser', at('/imos/stock/through'));
  const heat = page.getByRole('region', { name: /每周累计售罄率/ });
  await expect(heat.getByRole('row')).toHaveCount(21);
  await page.getByText('最慢', { exact: true }).click();
  const slowest = heat.getByRole('rowheader').first();
  await slowest.getByRole('button').click();
  const stores = page.getByRole('dialog');
  const style = /K\d+/.exec((await stores.textContent()) ?? '')?.[0] ?? '';
  await expect(stores.getByRole('row').nth(1)).toContainText('店');
  await page.keyboard.press('Escape');

  const mark = randomUUID().slice(0, 8);
  const change = await addRecord(
    page,
    ['调价单', '调价单'],
    [
      ['款号', style],
      ['吊牌价', '599'],
      ['现售价', '599'],
      ['新售价', '419'],
      ['生效日期', typedDay(3)],
      ['原因', '滞销'],
      ['说明', `售罄最慢 ${mark}`],
    ],
  );
  await findRecord(me, '调价单', change);
  await takeStep(me, '提交审批', { to: '待审批' });

  // Whoever submits a price does not approve it; the supervisor finds it among her to-dos.
  await expect(page.getByRole('button', { name: /^批准 / })).toHaveCount(0);
  const lin = await openDesk(browser, 'supervisor', at('/imos/price/adjust'));
  await findRecord(lin, '调价单', change);
  await takeStep(lin, '批准', { to: '已批准' });
  await findRecord(me, '调价单', change);
  await expect(page.getByRole('main')).toContainText('已批准');

  const proposal = await addRecord(
    page,
    ['补货建议', '补货建议'],
    [
      ['款号', style],
      ['门店', store],
      ['近 7 天销量', '9'],
      ['店存', '1'],
      ['建议数量', '6'],
      ['期望到店', typedDay(4)],
    ],
  );
  await findRecord(me, '补货建议', proposal);
  await takeStep(me, '采纳', { to: '已采纳' });
  await findRecord(lin, '补货建议', proposal);
  await takeStep(lin, '批准补货', { to: '已批准' });

  await switchTo(page, '零售运营');
  await expect(page.getByRole('heading', { level: 1, name: /看板$/ })).toBeVisible();
  const allocation = await addRecord(
    page,
    ['配货建议', '配货建议'],
    [
      ['款式', style],
      ['门店', store],
      ['类型', '追单'],
      ['建议', '6'],
    ],
  );
  await findRecord(me, '配货建议', allocation);
  await takeStep(me, '采纳', { fills: [['确认', '6']], to: '已采纳' });
  await takeStep(me, '下发仓库', { to: '已下发' });
  await expectAccessible(page, 'an allocation that was sent');

  // The supervisor of the store sees the same number.
  await switchTo(lin.page, '零售运营');
  await expect(lin.page.getByRole('heading', { level: 1, name: /看板$/ })).toBeVisible();
  await findRecord(lin, '配货建议', allocation);
  await expect(lin.page.getByRole('main')).toContainText('已下发');
});
