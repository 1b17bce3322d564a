import '@portal/ui/tokens/base.css';
import type { MenuItem } from '@portal/contract/access/permissions';
import { queryClient } from '@portal/client/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { savePreference } from '#platform/settings/preferences.ts';
import { indexMenu } from '#platform/workplace/menu-index.ts';
import { enterWorkplace } from '#platform/workplace/workplace.ts';
import { TopMenu } from '../features/shell/layout/menu/TopMenu.tsx';

const titles =
  '行政看板 图表分析 行政服务 用印申请 用车申请 会议室预订 会议室档案 资产台账 行政受理'
    .split(' ')
    .concat('车辆档案 合同付款 公告管理 组织与人员 角色规则 权限管理 基础数据'.split(' '));
const menu = titles.map((title, at): MenuItem => ({
  id: String(at),
  path: `/ams/${at}`,
  name: title,
  component: 'Page',
  route: '1',
  meta: { title, permissionList: [], keepAlive: true, internalOrExternal: false },
}));

/** Enters the system with what was opened before, in a header of that width. */
async function show(width: number, ...used: string[]): Promise<void> {
  savePreference({
    usedPages: used.map((title) => ({
      system: 'ams',
      path: `/ams/${titles.indexOf(title)}`,
      visits: 3,
    })),
  });
  enterWorkplace({
    system: 'ams',
    permissions: { menu, auth: [], allAuth: [] },
    index: indexMenu(menu),
  });
  const root = createRootRoute({
    component: () => (
      <div style={{ width, display: 'flex' }}>
        <TopMenu />
      </div>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const bar = page.getByRole('navigation', { name: '主菜单' });
const shown = () =>
  bar
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test.each([740, 666])(
  'FIX-58 in %d px the pages used most stand in the top menu, in its order, and all others behind 「···」',
  async (width) => {
    await show(width, '权限管理', '行政受理', '公告管理');
    await expect.element(bar.getByRole('button', { name: '更多菜单' })).toBeVisible();
    const names = shown();
    expect(names).toEqual(titles.filter((title) => names.includes(title)));
    expect(names).toEqual(expect.arrayContaining(['行政看板', '行政受理', '公告管理', '权限管理']));

    // Nothing moves while somebody works: what is opened now counts from the next time on.
    savePreference({ usedPages: [{ system: 'ams', path: '/ams/15', visits: 30 }] });
    await bar.getByRole('button', { name: '更多菜单' }).click();
    await expect.element(bar.getByRole('link', { name: '基础数据' })).toBeVisible();
    expect(shown().slice(0, names.length)).toEqual(names);
  },
);

test('FIX-58 without any use the top menu stands as it is', async () => {
  await show(666);
  await expect.element(bar.getByRole('button', { name: '更多菜单' })).toBeVisible();
  const names = shown();
  expect(names).toEqual(titles.slice(0, names.length));
});
