import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, makeSubsystem, openAlone, writeIn } from '@portal/sample/alone';
import { copyCheckout, linkDependencies, runTool } from '@portal/sample/copied-checkout';
import { buildSystem, serveFiles } from '@portal/sample/serve-sample';
import { changeListEntry } from '../support/handwritten-systems.ts';
import { expect, signIn, test } from '../support/portal.ts';

const tutorial = readFileSync(
  join(import.meta.dirname, '../../docs/for-subsystem-teams.md'),
  'utf8',
);

test('whoever follows the tutorial word for word has a subsystem with a list that works', async ({
  page,
}) => {
  expect(tutorial).toContain('pnpm new:subsystem gyl');
  const folder = makeSubsystem('gyl');
  followSteps(folder);

  await openAlone(page, { folder, key: 'gyl' });
  await expect(page.locator('.board h1')).toBeVisible();
  await page.getByRole('link', { name: 'arrival/Arrivals' }).click();
  await page.getByRole('button', { name: '新建到货单' }).click();
  await page.getByRole('dialog').getByLabel('供应商').fill('示例纺织厂');
  await page.getByRole('dialog').getByLabel('订购件数').fill('120');
  await page.getByRole('dialog').getByLabel('到货件数').fill('130');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('到货件数不能多于订购件数')).toBeVisible();
  await page.getByRole('dialog').getByLabel('到货件数').fill('118');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.locator('.ui-grid tbody tr')).toContainText(['示例纺织厂']);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'notes/Notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAlone(page, { folder, key: 'gyl', query: '?conduct=50' });
  expect(await faultsOf(page)).toEqual([]);
});

test('the types, the lint and the tests of what the tutorial makes pass in a checkout', () => {
  const checkout = copyCheckout();
  try {
    runTool(checkout, 'node', 'tools/new-subsystem.ts', 'gyl');
    linkDependencies(checkout, 'gyl');
    followSteps(join(checkout, 'subsystems/gyl'));

    const sides = ['subsystems/gyl/tsconfig.server.json', 'subsystems/gyl/pages'];
    runTool(checkout, 'node_modules/.bin/tsc', '-b', ...sides);
    runTool(checkout, 'node_modules/.bin/oxlint', 'subsystems/gyl');
    runTool(checkout, 'node_modules/.bin/vitest', 'run', '--project', 'subsystems');
  } finally {
    rmSync(checkout, { recursive: true });
  }
});

test('people land on the board of what the tutorial makes, in the portal too', async ({
  page,
  context,
}) => {
  const folder = makeSubsystem('gyl');
  followSteps(folder);
  const files = await buildSystem('gyl', folder);
  await serveFiles(context, 'gyl', files);
  const entry = '/apps/gyl/subsystem.json';
  const manifest = JSON.parse(String(files.get('subsystem.json')));
  await changeListEntry(context, 'gyl', { kind: 'esm', entry, manifest });

  await signIn(page, 'administrator', '/user/login?redirect=%2Fgyl');

  await expect(page).toHaveURL(/\/gyl\/dashboard\/analysis$/);
  const board = page.locator('[data-phase="mounted"] [data-subsystem="gyl"] .board');
  await expect(board.locator('h1')).toHaveText('供应链看板');
  await expect(board.locator('.board-outline')).toHaveCount(0);
});

/** Writes the files the tutorial shows into a subsystem. */
function followSteps(folder: string): void {
  const steps = [...tutorial.matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms)];
  expect(steps.length).toBe(8);
  for (const [, file = '', text = ''] of steps) writeIn(folder, file, text);
}
