import type { MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { menuTree } from './menu-tree.ts';
import type { StoredAction, StoredItem } from './store.ts';

const item = (id: string, traits: Partial<StoredItem> = {}): StoredItem => ({
  id,
  subsystem: 'ors',
  parent_id: null,
  sort: 0,
  path: `/ors/${id}`,
  name: `ors-${id}`,
  component: 'ors/Generic',
  redirect: null,
  hidden: false,
  always_show: false,
  route_flag: '1',
  title: id,
  icon: null,
  url: null,
  url_credential: 'none',
  keep_alive: true,
  opens_new_window: false,
  component_name: null,
  permission: null,
  granted: true,
  published: true,
  ...traits,
});

const folder = (id: string, traits: Partial<StoredItem> = {}) =>
  item(id, { component: 'layouts/RouteView', ...traits });

const action = (code: string, menu_item_id: string): StoredAction => ({
  code,
  subsystem: 'ors',
  menu_item_id,
  describe: code,
  type: '1',
  status: '1',
  held: true,
});

const treeOf = (items: StoredItem[], held: string[] = [], actions: StoredAction[] = []) =>
  menuTree(items, { allowed: new Set(held), actions });

/** Ids as `parent(child child)`. */
const outline = (menu: MenuItem[]): string =>
  menu.map(({ id, children }) => (children ? `${id}(${outline(children)})` : id)).join(' ');

test('an item says no more than it has to say', () => {
  expect(treeOf([item('stock')])).toEqual([
    {
      id: 'stock',
      path: '/ors/stock',
      name: 'ors-stock',
      component: 'ors/Generic',
      redirect: null,
      route: '1',
      meta: { title: 'stock', permissionList: [], keepAlive: true, internalOrExternal: false },
    },
  ]);
});

test('what is set is said: flags, icon, address, component', () => {
  const traits = {
    hidden: true,
    always_show: true,
    route_flag: '0',
    redirect: '/ors/stock/list',
    icon: 'box',
    url: 'https://frame.example/?t=${token}',
    url_credential: 'token',
    opens_new_window: true,
    keep_alive: false,
    component_name: 'Stock',
  } as const;

  expect(treeOf([item('stock', traits)])).toMatchObject([
    {
      hidden: true,
      alwaysShow: true,
      route: '0',
      redirect: '/ors/stock/list',
      meta: {
        icon: 'box',
        url: 'https://frame.example/?t=${token}',
        urlCredential: 'token',
        internalOrExternal: true,
        keepAlive: false,
        componentName: 'Stock',
      },
    },
  ]);
});

test('only an item at the top says where it redirects to', () => {
  const [top] = treeOf([folder('a'), item('b', { parent_id: 'a', redirect: '/x' })]);

  expect(top).toHaveProperty('redirect', null);
  expect(top?.children?.[0]).not.toHaveProperty('redirect');
});

test('what no role holds is not in the menu, but what leads to a held item is', () => {
  const items = [
    folder('a', { granted: false }),
    folder('b', { parent_id: 'a', granted: false }),
    item('c', { parent_id: 'b' }),
    item('d', { parent_id: 'b', granted: false }),
    folder('e', { granted: false }),
  ];

  expect(outline(treeOf(items))).toBe('a(b(c))');
});

test('MNU-13 an item that asks for an action the person may not take is out, with all below it', () => {
  const items = [
    folder('a', { permission: 'vault:open' }),
    item('b', { parent_id: 'a' }),
    item('c'),
  ];

  expect(outline(treeOf(items))).toBe('c');
  expect(outline(treeOf(items, ['vault:open']))).toBe('a(b) c');
});

test('a folder that is left with nothing to open is out; a page of its own stays', () => {
  const barred = { permission: 'vault:open' };
  const items = [
    folder('a'),
    item('b', { parent_id: 'a', ...barred }),
    item('c'),
    item('d', { parent_id: 'c', ...barred }),
  ];

  expect(outline(treeOf(items))).toBe('c');
});

test('an item at the top is hidden when all below it is', () => {
  const hidden = { hidden: true };
  const [all, some] = treeOf([
    folder('a'),
    item('a1', { parent_id: 'a', ...hidden }),
    folder('b'),
    item('b1', { parent_id: 'b', ...hidden }),
    item('b2', { parent_id: 'b' }),
  ]);

  expect(all).toHaveProperty('hidden', true);
  expect(some).not.toHaveProperty('hidden');
});

test('a page lists the actions on it that the person may take', () => {
  const actions = [action('stock:add', 'stock'), action('stock:drop', 'stock'), action('x', 'y')];

  const [stock] = treeOf([item('stock')], ['stock:add', 'x'], actions);

  expect(stock?.meta.permissionList).toEqual(['stock:add']);
});

test.each(['javascript:x()', 'data:text/html,x', 'https://us@evil.example'])(
  'an item does not lead to %s',
  (url) => {
    const [framed] = treeOf([item('framed', { url })]);

    expect(framed?.meta).not.toHaveProperty('url');
  },
);

test('FIX-47 an address with Chinese, blanks or signs is sent as browsers spell it', () => {
  const menu = treeOf([item('资产 台账 & 100%', { redirect: '/ors/资产 台账 & 100%' })]);
  const spelled = '/ors/%E8%B5%84%E4%BA%A7%20%E5%8F%B0%E8%B4%A6%20&%20100%25';
  expect(menu).toMatchObject([{ path: spelled, redirect: spelled }]);
});
