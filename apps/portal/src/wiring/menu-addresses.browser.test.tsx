import type { MenuItem } from '@portal/contract/access/permissions';
import { queryClient } from '@portal/client/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { indexMenu } from '#platform/workplace/menu-index.ts';
import { currentWorkplace, enterWorkplace } from '#platform/workplace/workplace.ts';
import { MenuTree } from '../features/shell/layout/menu/MenuTree.tsx';
import { TabBar } from '../features/workplace/tabs/bar/TabBar.tsx';
import { OpenPages } from '../features/workplace/tabs/pages/OpenPages.tsx';

/** As the server sends them. */
const items: [path: string, title: string][] = [
  ['/ams/home', '看板'],
  ['/ams/q/%E8%B5%84%E4%BA%A7%20%E5%8F%B0%E8%B4%A6', '资产台账'],
  ['/ams/q/a+b%20&%20100%25', '收支'],
  ['/ams/q/:id', '明细'],
  ['/ams/stock?state=1', '在库'],
];
const menu = items.map(([path, title]): MenuItem => ({
  id: path,
  path,
  name: path,
  component: 'Page',
  route: '1',
  meta: { title, permissionList: [], keepAlive: true, internalOrExternal: false },
}));

const Page = () => {
  const { path, search } = usePageLocation();
  return (
    <>
      <h1>{currentWorkplace()?.index.find(path)?.item.meta.title}</h1>
      <p>{`条件${search}`}</p>
    </>
  );
};
const Shell = () => (
  <>
    <TabBar />
    <nav aria-label="主菜单">
      <MenuTree />
    </nav>
    <OpenPages />
  </>
);

beforeEach(async () => {
  enterWorkplace({
    system: 'ams',
    permissions: { menu, auth: [], allAuth: [] },
    index: indexMenu(menu),
  });
  const root = createRootRoute({ component: Shell });
  const menuPage = createRoute({ getParentRoute: () => root, path: '/$', component: Page });
  const router = createRouter({
    routeTree: root.addChildren([menuPage]),
    history: createMemoryHistory({ initialEntries: ['/ams/home'] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => `?${new URLSearchParams(search)}`.replace(/^\?$/, ''),
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});

const inMenu = page.getByRole('navigation', { name: '主菜单' });
const tabs = page.getByRole('navigation', { name: '已打开的页面' });

test.each(items.slice(1))(
  'FIX-47 %s opens its page with its tab, and is lit',
  async (path, title) => {
    await inMenu.getByRole('link', { name: title }).click();

    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    const query = path.split('?')[1];
    await expect
      .element(page.getByText(query ? `条件?${query}` : '条件').last())
      .toBeInTheDocument();
    await expect
      .element(tabs.getByRole('link', { name: title }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(inMenu.getByRole('link', { name: title }))
      .toHaveAttribute('aria-current', 'page');
  },
);
