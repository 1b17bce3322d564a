import type { MenuItem } from '@portal/contract/access/permissions';
import { Toaster } from '@portal/ui/feedback/Toaster';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { connectRouter } from '#platform/navigation/router-port.ts';
import { indexMenu } from '#platform/workplace/menu-index.ts';
import { WarmUpWorkplace, type Workplace } from '#platform/workplace/workplace.ts';
import { closeAllPages, openPage, openPages, removeTabs } from '../pages/open-pages.ts';
import { TabBar } from './TabBar.tsx';

const paths = ['/ams/home', '/ams/notices', '/ams/audit', '/ams/people'];
const titles = ['看板', '公告', '审计', '人员'];

const menu = paths.map((path, at): MenuItem => ({
  id: path,
  path,
  name: path,
  component: 'Page',
  route: '1',
  meta: {
    title: titles[at] ?? path,
    permissionList: [],
    keepAlive: true,
    internalOrExternal: false,
  },
}));
const workplace: Workplace = {
  system: 'ams',
  permissions: { menu, auth: [], allAuth: [] },
  index: indexMenu(menu),
};

const Page = () => null;
const goTo = (path: string): void =>
  openPage({ place: { path, search: '', system: 'ams' }, Page, href: path });

beforeEach(async () => {
  connectRouter(async (href) => goTo(href));
  closeAllPages();
  removeTabs(openPages().tabs.map(({ key }) => key));
  for (const path of paths) goTo(path);
  await render(
    <WarmUpWorkplace value={workplace}>
      <TabBar />
      <Toaster />
    </WarmUpWorkplace>,
  );
});

const bar = page.getByRole('navigation', { name: '已打开的页面' });
const link = (name: string) => bar.getByRole('link', { name });
const names = () =>
  bar
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('tabs are links in the order they were opened; the page in front is the current one', async () => {
  expect(names()).toEqual(['首页', '公告', '审计', '人员']);
  await expect.element(link('人员')).toHaveAttribute('aria-current', 'page');
  await link('公告').click();
  await expect.element(link('公告')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('人员')).not.toHaveAttribute('aria-current');
});

test('Delete closes the tab with the focus, and the focus goes to the one in front', async () => {
  link('人员').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(link('人员')).not.toBeInTheDocument();
  await expect.element(link('审计')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('审计')).toHaveFocus();
});

test('the first tab cannot be closed, and says why', async () => {
  link('首页').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('首页不能关闭!')).toBeVisible();
  expect(names()).toHaveLength(4);
});

test('Ctrl+Shift with an arrow moves a tab, keeps its focus and says where it is; the first stays', async () => {
  link('人员').element().focus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  await expect.poll(names).toEqual(['首页', '公告', '人员', '审计']);
  await expect.element(link('人员')).toHaveFocus();
  await expect.element(page.getByText('人员已移到第 3 个，共 4 个')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
  await expect.poll(names).toEqual(['首页', '人员', '公告', '审计']);
});

test('Shift+F10 opens the menu of a tab, which closes the others; Esc gives the focus back', async () => {
  link('公告').element().focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menuitem', { name: '刷新' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('公告')).toHaveFocus();
  await link('公告').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect.poll(names).toEqual(['首页', '公告']);
});

test('a press of the middle button or of the cross closes a tab behind, and the page in front stays', async () => {
  await link('公告').click({ button: 'middle' });
  await expect.poll(names).toEqual(['首页', '审计', '人员']);
  await bar.getByRole('button', { name: '关闭审计' }).click();
  await expect.poll(names).toEqual(['首页', '人员']);
  await expect.element(link('人员')).toHaveAttribute('aria-current', 'page');
});
