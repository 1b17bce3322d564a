import type { MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { indexMenu } from './menu-index.ts';

let serial = 0;

/** Makes a menu item with no more than the test needs. */
function item(path: string, rest: Partial<MenuItem> = {}): MenuItem {
  const meta = { title: path, permissionList: [], keepAlive: false, internalOrExternal: false };
  const component = rest.children ? 'layouts/RouteView' : `${path}/Page`;
  return {
    id: String(++serial),
    path,
    name: path,
    component,
    route: '1',
    ...rest,
    meta: { ...meta, ...rest.meta },
  };
}

const titles = (menu: MenuItem[]): unknown =>
  indexMenu(menu).tree.map(({ title, children }) =>
    children.length > 0 ? [title, children.map((child) => child.title)] : title,
  );

test('a hidden item is not shown, and its address still leads to it', () => {
  const index = indexMenu([item('/a'), item('/b', { hidden: true })]);
  expect(index.tree.map(({ path }) => path)).toEqual(['/a']);
  expect(index.find('/b')?.item.path).toBe('/b');
});

test('MNU-02 an item with route flag "0" is shown, and its address leads nowhere', () => {
  const index = indexMenu([item('/a', { route: '0' })]);
  expect(index.tree).toHaveLength(1);
  expect(index.find('/a')).toBeUndefined();
});

test('MNU-03 MNU-04 an only child stands in the place of its parent, unless the parent insists', () => {
  const children = [item('/a/b')];
  expect(titles([item('/a', { children })])).toEqual(['/a/b']);
  expect(titles([item('/a', { children, alwaysShow: true })])).toEqual([['/a', ['/a/b']]]);
});

test('an only child without a picture of its own has that of its parent', () => {
  const { meta } = item('/a');
  const iconOf = (own?: string) => {
    const children = [item('/a/b', { meta: { ...meta, icon: own } })];
    return indexMenu([item('/a', { meta: { ...meta, icon: 'store' }, children })]).tree[0]?.icon;
  };
  expect(iconOf()).toBe('store');
  expect(iconOf('')).toBe('store');
  expect(iconOf('box')).toBe('box');
});

test('a branch whose pages are all hidden is not shown', () => {
  expect(titles([item('/a', { children: [item('/a/b', { hidden: true })] })])).toEqual([]);
});

test('MNU-06 a page of the online form builder has no route', () => {
  const index = indexMenu([
    item('/a', { component: 'modules/online/cgform/auto/OnlCgformAutoList' }),
  ]);
  expect(index.find('/a')).toBeUndefined();
  expect(index.tree).toEqual([]);
});

test.each([true, 1, '1'] as const)('%j opens a window of its own', (internalOrExternal) => {
  const meta = { ...item('/a').meta, internalOrExternal };
  expect(indexMenu([item('/a', { meta })]).tree[0]?.opensWindow).toBe(true);
});

test('GRD-18 the first page is the first one shown that has a route, depth first', () => {
  const window = { ...item('/w').meta, internalOrExternal: true };
  const menu = [
    item('/hidden', { hidden: true }),
    item('/zero', { route: '0' }),
    item('/w', { meta: window }),
    item('/x', {
      children: [item('/x/zero', { route: '0' }), item('/x/first'), item('/x/second')],
    }),
    item('/last'),
  ];
  expect(indexMenu(menu).firstPath).toBe('/x/first');
  expect(indexMenu([item('/zero', { route: '0' })]).firstPath).toBeUndefined();
});

test('a page knows the way to it, and a trailing slash makes no other page', () => {
  const index = indexMenu([item('/a', { children: [item('/a/b'), item('/a/c')] })]);
  expect(index.find('/a/b/')?.trail.map(({ title }) => title)).toEqual(['/a', '/a/b']);
});

test('the address of a branch leads to the first page shown in it, that of a page nowhere else', () => {
  const index = indexMenu([
    item('/a', {
      children: [
        item('/a/hidden', { hidden: true }),
        item('/a/b', { children: [item('/a/b/c'), item('/a/b/d')] }),
      ],
    }),
    item('/e', { component: 'e/Page', children: [item('/e/f')] }),
    item('/g', { children: [item('/g/hidden', { hidden: true })] }),
  ]);
  expect(index.firstInside('/a/')).toBe('/a/b/c');
  expect(index.firstInside('/a/b')).toBe('/a/b/c');
  for (const path of ['/a/b/c', '/e', '/g', '/none'])
    expect(index.firstInside(path)).toBeUndefined();
});

test('FIX-14 an address inside of an app belongs to a page of it; of another kind of system it is none', () => {
  const menu = [item('/cms/first'), item('/cms/album', { children: [item('/cms/album/season')] })];
  const roaming = indexMenu(menu, { roams: '/cms' });
  expect(roaming.pageAt('/cms/album/season/9')).toBe('/cms/album/season');
  expect(roaming.pageAt('/cms/elsewhere')).toBe('/cms/first');
  expect(roaming.pageAt('/crm/elsewhere')).toBeUndefined();
  expect(roaming.pageAt('/cms')).toBeUndefined();
  expect(indexMenu(menu).pageAt('/cms/album/season/9')).toBeUndefined();
});

test.each([
  ['/ams/q/%E8%B5%84%E4%BA%A7%20%E5%8F%B0%E8%B4%A6', '/ams/q/资产 台账', '/ams/q/资产%20台账'],
  ['/ams/q/a+b%20&%20100%25', '/ams/q/a+b & 100%25', '/ams/q/a%2Bb%20%26%20100%25'],
  ['/ams/q/:id', '/ams/q/%3Aid', '/ams/q/:id/'],
])('FIX-47 %s is one page, as the address bar and the router spell it', (path, ...spellings) => {
  const index = indexMenu([item('/ams/branch', { children: [item(path)] })]);
  for (const spelling of [path, ...spellings]) {
    expect(index.find(spelling)?.item.path).toBe(path);
    expect(index.pageAt(spelling)).toBe(path);
  }
});

test('FIX-47 an item whose address has a query has the page without it, where no other item has that', () => {
  const [all, some] = [item('/ams/q'), item('/ams/q?state=1')];
  expect(indexMenu([some]).find('/ams/q')?.item).toBe(some);
  expect(indexMenu([some]).pageAt('/ams/q')).toBe('/ams/q');
  expect(indexMenu([some, all]).find('/ams/q')?.item).toBe(all);
  expect(indexMenu([all, some]).find('/ams/q')?.item).toBe(all);
});
