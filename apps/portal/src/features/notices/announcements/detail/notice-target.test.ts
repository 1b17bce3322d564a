import { expect, test } from 'vitest';
import { componentPage, targetOf } from './notice-target.ts';

const origin = 'https://portal.example.com';
const leadsTo = (openPage: string | null) => targetOf({ openType: 'url', openPage }, origin);

test('a notice leads to a page of ours', () => {
  expect(leadsTo('/ors/stock/transfer?no=DB1')).toEqual({ path: '/ors/stock/transfer?no=DB1' });
});

test('a notice leads to another site', () => {
  expect(leadsTo('https://forms.example.org/a')).toEqual({ url: 'https://forms.example.org/a' });
});

test('MOD-12 a notice that opens a component, or nothing, has nothing to handle', () => {
  for (const openPage of ['ors/Transfer', '/ors/stock/transfer', 'https://forms.example.org/a'])
    expect(targetOf({ openType: 'component', openPage }, origin)).toBeUndefined();
  expect(targetOf({ openType: null, openPage: '/ors' }, origin)).toBeUndefined();
  expect(leadsTo(null)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'x',
])('%s leads nowhere', (openPage) => expect(leadsTo(openPage)).toBeUndefined());

const item = (path: string, component: string, children: object[] = []) => ({
  id: path,
  path,
  name: path,
  component,
  hidden: false,
  meta: { title: '页面' },
  children,
});

test('a notice of a component leads to the page of that component, with the number of what it is about', () => {
  const menu = [
    item('/ors/stock', 'layouts/RouteView', [item('/ors/stock/transfer', 'ors/Transfer')]),
  ];
  const notice = { openType: 'component', openPage: 'ors/Transfer' } as const;

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a menu item of the wire says more than is looked at
  const places = menu as unknown as Parameters<typeof componentPage>[1];
  expect(componentPage({ ...notice, busId: 'DB 1' }, places)).toBe(
    '/ors/stock/transfer?busId=DB+1',
  );
  expect(componentPage({ ...notice, busId: null }, places)).toBe('/ors/stock/transfer');
  expect(componentPage({ ...notice, openPage: 'ors/Gone', busId: null }, places)).toBeUndefined();
});
