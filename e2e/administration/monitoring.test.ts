import { getProcessFigures, listHttpTraces } from '@portal/contract/monitoring/actuator';
import { listNodes } from '@portal/contract/monitoring/nodes';
import { startActuator } from '@portal/testing/simulators/actuator';
import type { Page, Response } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, product, signIn, test } from '../support/portal.ts';
import { startServer } from '../support/server-process.ts';
import { changeDatabase, productDatabase } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const source = (page: Page) => page.getByText(/^节点 \S+，数据时间 \d\d:\d\d:\d\d/);
const isAnswerOf =
  ({ path }: { path: string }) =>
  (response: Response): boolean =>
    new URL(response.url()).pathname === `/api${path}`;

const pages = [
  { path: 'server', title: '服务器', shows: '机器 CPU', isDrawn: true },
  { path: 'jvm', title: 'JVM', shows: '本平台运行在 Node.js 上，没有 JVM', isDrawn: true },
  { path: 'tomcat', title: 'Tomcat', shows: '本平台没有 Tomcat', isDrawn: true },
  { path: 'disk', title: '磁盘', shows: '数据目录', isDrawn: false },
  { path: 'database', title: '数据库', shows: '最大的表', isDrawn: false },
  { path: 'connection', title: '连接与服务', shows: '外部服务', isDrawn: false },
  { path: 'trace', title: '请求追踪', shows: '最近 1 小时的请求', isDrawn: false },
  { path: 'redis', title: 'Redis 信息', shows: '本平台没有配置 Redis', isDrawn: false },
];

test('MON-01 MNU-23 each page of monitoring says what it shows, names its node, and is drawn', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/monitor/server'));
  for (const { path, title, shows, isDrawn } of pages) {
    await page.goto(`/ams/monitor/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(source(page)).toBeVisible();
    if (isDrawn) await expect(page.getByRole('img', { name: /次取样/ })).toHaveCount(4);
  }
  await page.goto('/ams/monitor/terminal');
  await expect(page.getByText('本平台没有配置 Redis')).toBeVisible();
});

test('MON-01 figures come again by themselves, until they are paused', async ({ page }) => {
  await signIn(page, 'administrator', at('/ams/monitor/server'));
  await expect(source(page)).toBeVisible();
  const again = page.waitForResponse(isAnswerOf(getProcessFigures));
  await again;

  await page.getByRole('button', { name: '暂停刷新' }).click();
  await expect(page.getByText('已暂停刷新')).toBeVisible();
  await expect(page.getByRole('button', { name: '继续刷新' })).toBeVisible();
  const goesOn = page.waitForResponse(isAnswerOf(getProcessFigures));
  await page.getByRole('button', { name: '继续刷新' }).click();
  await goesOn;
  await expect(page.getByText('每 5 秒刷新')).toBeVisible();
});

test('MON-01 the last day is drawn from the samples that a node stored, and stays chosen', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/monitor/jvm'));
  await expect(source(page)).toBeVisible();
  await page.getByText('24 小时', { exact: true }).click();
  const heap = page.getByRole('img', { name: /^V8 堆已用，24 小时，最高 [\d.]+ MB$/ });
  await expect(heap).toBeVisible();
  await expectAccessible(page, 'figures of a day');

  await page.reload();
  await expect(heap).toBeVisible();
  await page.getByText('最近 10 分钟', { exact: true }).click();
  await expect(page.getByRole('img', { name: /^V8 堆已用，最近 \d+ 次取样/ })).toBeVisible();
});

test.describe('of a node that was killed', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('MON-01 the figures of the hours before are there', async ({ page }) => {
    const name = `killed-${randomUUID().slice(0, 8)}:1`;
    await changeDatabase(
      `with sample as (select list_id, figures from node_sample limit 1)
       insert into node_sample (node, at, list_id, figures)
       select $1, date_trunc('minute', now()) - make_interval(mins => minute), list_id, figures
       from sample, generate_series(10, 30) minute`,
      [name],
    );
    try {
      const address = `/ams/monitor/jvm?range=hour&node=${encodeURIComponent(name)}`;
      await signIn(page, 'administrator', at(address));
      await expect(page.getByText('没有这个节点，可能已停止运行')).toBeVisible();
      const heap = page.getByRole('img', { name: /^V8 堆已用，1 小时，最高 [\d.]+ MB$/ });
      await expect(heap).toBeVisible();
    } finally {
      await changeDatabase('delete from node_sample where node = $1', [name]);
    }
  });
});

test('MON-01 requests are found by their result and their path', async ({ page }) => {
  await signIn(page, 'administrator', at('/ams/monitor/trace'));
  await expect(source(page)).toBeVisible();
  const refused = page.waitForResponse(isAnswerOf(listHttpTraces));
  await page.getByText('被拒绝', { exact: true }).click();
  await refused;
  await expect(page).toHaveURL(/kind=4/);

  await page.getByLabel('接口路径').fill('qzqzqz');
  await page.getByLabel('接口路径').press('Enter');
  await expect(page.getByText('没有符合条件的请求')).toBeVisible();
});

test('MON-06 the front page of health says in one look what is red, since when, and what to do', async ({
  page,
}) => {
  const name = `killed-${randomUUID().slice(0, 8)}:1`;
  await changeDatabase(
    `insert into node (name, started_at, seen_at)
     values ($1, now() - interval '1 hour', now() - interval '10 minutes')`,
    [name],
  );
  try {
    await signIn(page, 'administrator', at('/ams/monitor/health'));
    await expect(page.getByText(/1 项异常/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('异常');
    await expect(row).toContainText(/\d\d\/\d\d \d\d:\d\d/);
    await row.getByRole('button', { name: '节点的处理步骤' }).click();
    await expect(page).toHaveURL(/topic=nodes/);
    await expect(page.getByRole('dialog')).toContainText('重新启动该节点');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await changeDatabase('delete from node where name = $1', [name]);
  }
});

test('MON-06 from the front page of health it is four presses to the requests of the call that costs the most', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/monitor/health'));
  await page.getByRole('button', { name: '请求用时的处理步骤' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '打开「请求追踪」' }).click();
  await expect(page).toHaveURL(/monitor\/trace\?by=call/);
  const calls = page.getByRole('table').getByRole('button');
  await expectAccessible(page, 'requests by call');
  const guilty = (await calls.first().innerText()).trim();
  await calls.first().click();

  const [method = '', path = ''] = guilty.split(' ');
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(path)}`));
  await expect(page.getByRole('row').filter({ hasText: method }).first()).toContainText(path);
});

test('MON-04 of two nodes a page shows the one that is chosen', async ({ page }) => {
  const { directory, outside, outsideSecret } = product();
  const { host, port, user, password } = await productDatabase();
  const own = await mkdtemp(join(tmpdir(), 'portal-node-'));
  const other = await startServer(own, {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/portal`,
    PORTAL_SECRET: await readFile(join(directory, 'secret'), 'utf8'),
    // A demonstration that knows no simulator disconnects its systems, for all nodes.
    SSO_SIMULATOR: outside,
    SSO_SIMULATOR_SECRET: outsideSecret,
  });
  try {
    await signIn(page, 'administrator', at('/ams/monitor/tomcat'));
    const listed = page.waitForResponse(isAnswerOf(listNodes));
    await page.goto('/ams/monitor/tomcat');
    await listed;
    const name = new RegExp(`:${new URL(other.origin).port}$`);
    const select = page.getByLabel('节点', { exact: true });
    const options = select.getByRole('option', { name });
    await select.selectOption((await options.textContent()) ?? '');

    await expect(source(page)).toContainText(`:${new URL(other.origin).port}，`);
    await expect(page).toHaveURL(/node=/);
    await page.goto(`${page.url().replace(/tomcat.*/, 'jvm')}${new URL(page.url()).search}`);
    await expect(source(page)).toContainText(`:${new URL(other.origin).port}，`);
  } finally {
    await other.stop();
    await rm(own, { recursive: true, force: true });
  }
});

const forget = () => changeDatabase("delete from subsystem_actuator where subsystem = 'hr'");

test('MON-02 a Java system is registered, chosen like a node, and named when it fails', async ({
  page,
}) => {
  const token = `token-${randomUUID()}`;
  const java = await startActuator({ authorization: `Bearer ${token}` });
  await forget();
  try {
    await signIn(page, 'administrator', at('/ams/installation/system'));
    await page.getByRole('button', { name: '人力资源的监控地址' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Actuator 地址').fill(`${java.origin}/actuator`);
    await dialog.getByText('令牌', { exact: true }).click();
    await dialog.locator('input[type=password]').fill(token);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('监控地址已保存')).toBeVisible();

    await page.goto('/ams/monitor/jvm');
    const select = page.getByLabel('节点', { exact: true });
    await select.selectOption('system=hr');
    await expect(page.getByText(/^系统 人力资源，数据时间 \d\d:\d\d:\d\d/)).toBeVisible();
    await expect(page.getByText('平均 20.0 毫秒，近期最长 50.0 毫秒')).toBeVisible();
    await page.goto('/ams/monitor/tomcat?system=hr');
    await expect(page.getByText('当前会话（tomcat.sessions.active.current）')).toBeVisible();
    await page.goto('/ams/monitor/trace?system=hr');
    await expect(page.getByText(/不读取它的请求/)).toBeVisible();
    await page.goto('/ams/monitor/disk?system=hr');
    const rest = page.locator('dl').filter({ hasText: '磁盘剩余' });
    await expect(rest).toContainText('20% 以下注意，10% 以下异常');
    await expect(rest.getByText('注意', { exact: true })).toBeVisible();
    await page.goto('/ams/monitor/health?system=hr');
    await expect(page.getByRole('row').filter({ hasText: 'db/orders' })).toContainText('正常');

    java.fail('breaks');
    await page.goto('/ams/monitor/disk?system=hr');
    await expect(page.getByText('「人力资源」应答了错误状态 500').first()).toBeVisible();
    await expect(select).toBeVisible();

    await page.goto('/ams/installation/system');
    await page.getByRole('button', { name: '人力资源的监控地址' }).click();
    await dialog.getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('监控地址已删除')).toBeVisible();
    await page.goto('/ams/monitor/disk');
    await expect(page.getByRole('heading', { level: 1, name: '磁盘' })).toBeVisible();
    await expect(select.getByRole('option', { name: '系统：人力资源' })).toHaveCount(0);
  } finally {
    await forget();
    await java.stop();
  }
});
