import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, makeSubsystem, openAlone, writeIn } from '@portal/sample/alone';
import { expect, test } from './portal.ts';

const tutorial = readFileSync(join(import.meta.dirname, '../docs/for-subsystem-teams.md'), 'utf8');

test('whoever follows the tutorial word for word has a subsystem with a list that works', async ({
  page,
}) => {
  test.slow();
  expect(tutorial).toContain('pnpm new:subsystem gyl');
  const folder = makeSubsystem('gyl');
  const steps = [...tutorial.matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms)];
  expect(steps.length).toBe(2);
  for (const [, file = '', text = ''] of steps) writeIn(folder, file, text);

  await openAlone(page, { folder, key: 'gyl' });
  await page.getByRole('button', { name: '新建到货单' }).click();
  await page.getByLabel('供应商').fill('示例纺织厂');
  await page.getByLabel('件数').fill('120');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.locator('.work-list-table tbody tr')).toContainText(['示例纺织厂']);

  await page.getByRole('link', { name: 'notes/Notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAlone(page, { folder, key: 'gyl', query: '?conduct=50' });
  expect(await faultsOf(page)).toEqual([]);
});
