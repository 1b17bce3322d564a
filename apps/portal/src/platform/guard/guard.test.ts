import type { MenuItem } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { indexMenu } from '../workplace/menu-index.ts';
import { loginWith } from '../navigation/paths.ts';
import { decide, type Visitor } from './guard.ts';

const page = (path: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id: path,
  path,
  name: path,
  component: 'x/Page',
  route: '1',
  meta: { title: path, permissionList: [], keepAlive: false, internalOrExternal: false },
  ...rest,
});

const index = indexMenu([
  page('/ors/store'),
  page('/ors/old', { redirect: '/ors/store' }),
  page('/ors/told', { route: '0' }),
  page('/ors/form', { component: 'modules/online/cgform/auto/OnlCgformAutoList' }),
  page('/ors/stock', {
    component: 'layouts/RouteView',
    children: [page('/ors/stock/query'), page('/ors/stock/count')],
  }),
]);
const stranger: Visitor = { isSignedIn: false, system: 'ams', loaded: null };
const newcomer: Visitor = { isSignedIn: true, system: 'ors', loaded: null };
const atWork: Visitor = { isSignedIn: true, system: 'ors', loaded: { system: 'ors', index } };

const ask = (address: string, standing: Visitor) => {
  const { pathname: path, search, hash } = new URL(address, 'https://portal.example.com');
  return decide({ path, search, hash, origin: 'https://portal.example.com' }, standing);
};

test('a stranger who opens a deep link is sent to sign in, and the link is kept whole', () => {
  expect(ask('/ors/store/archive?x=1', stranger)).toEqual({
    go: '/user/login?redirect=%2Fors%2Fstore%2Farchive%3Fx%3D1',
  });
});

test('FIX-31 the hash of a link is kept over the sign-in', () => {
  expect(ask('/ors/store?x=1#stock', stranger)).toEqual({
    go: '/user/login?redirect=%2Fors%2Fstore%3Fx%3D1%23stock',
  });
});

test('FIX-48 the address of a record is kept whole over the sign-in, and is a page of the shell for everybody else', () => {
  const address = '/records/gims/styles/YZ26W-1103';

  expect(ask(address, stranger)).toEqual({
    go: `/user/login?redirect=${encodeURIComponent(address)}`,
  });
  expect(ask(address, newcomer)).toEqual({ enter: 'ors' });
  expect(ask(address, atWork)).toBe('pass');
  expect(ask('/records/gims', atWork)).toEqual({ go: '/404' });
});

test('a page that is open to all is open to a stranger', () => {
  expect(ask('/user/alteration', stranger)).toBe('pass');
});

test('GRD-03 GRD-04 someone signed in who opens the login page goes to the board of their system, from gims to the portal', () => {
  expect(ask('/user/login', newcomer)).toEqual({ go: '/ors/dashboard/analysis' });
  expect(ask('/user/login', { ...newcomer, system: 'gims' })).toEqual({ go: '/portalHomePage' });
});

test('FIX-31 someone who has signed in elsewhere and reloads the login page goes on to the page it was to lead to', () => {
  const link = `/lms/contracts?keyword=${'k'.repeat(3_000)}#top`;
  expect(ask(loginWith('/ors/store?x=1'), newcomer)).toEqual({ go: '/ors/store?x=1' });
  expect(ask(loginWith(link), newcomer)).toEqual({ go: link });
  expect(ask(loginWith('//evil.test'), newcomer)).toEqual({ go: '/ors/dashboard/analysis' });
});

test('GRD-05 a hand-over stays at the login page', () => {
  expect(ask('/user/login?param=abc', newcomer)).toBe('pass');
  expect(ask('/user/login?isgims=1', newcomer)).toBe('pass');
  expect(ask('/user/login?param=abc', stranger)).toBe('pass');
});

test('without a menu, the menu is loaded first; a path of another system loads that system', () => {
  expect(ask('/ors/store', newcomer)).toEqual({ enter: 'ors' });
  expect(ask('/crm/dashboard/analysis', atWork)).toEqual({ enter: 'crm' });
  expect(ask('/isps/userAnnouncement', newcomer)).toEqual({ enter: 'ors' });
});

test('GRD-13 GRD-20 a path that begins with no system leaves the system as it is', () => {
  expect(ask('/isps/userAnnouncement', atWork)).toBe('pass');
  expect(ask('/unheard/of', atWork)).toEqual({ go: '/404' });
});

test('GRD-18 GRD-19 the root leads to the first page of the menu, or to 403 when there is none', () => {
  expect(ask('/', atWork)).toEqual({ go: '/ors/store' });
  const loaded = { system: 'ors' as const, index: indexMenu([]) };
  expect(ask('/', { ...atWork, loaded })).toEqual({ go: '/403' });
});

test('the bare address of a system leads to the first page of its menu', () => {
  expect(ask('/ors', atWork)).toEqual({ go: '/ors/store' });
  expect(ask('/ors/', atWork)).toEqual({ go: '/ors/store' });
  expect(ask('/crm', atWork)).toEqual({ enter: 'crm' });
});

test('GRD-07 a redirect query leads on once the menu is there, and never to another site', () => {
  expect(ask('/?redirect=%2Fors%2Fold', newcomer)).toEqual({ enter: 'ors' });
  expect(ask('/?redirect=%2Fors%2Fold', atWork)).toEqual({ go: '/ors/old' });
  expect(ask('/?redirect=%2F%2Fevil.test', atWork)).toEqual({ go: '/ors/store' });
});

test('MNU-02 MNU-05 MNU-06 an item with a redirect leads to it, one without a route as an unknown path to 404, a branch to its first page, the pages of the shell stay', () => {
  expect(ask('/ors/old', atWork)).toEqual({ go: '/ors/store' });
  for (const path of ['/ors/none', '/ors/told', '/ors/form']) {
    expect(ask(path, atWork)).toEqual({ go: '/404' });
  }
  expect(ask('/ors/stock', atWork)).toEqual({ go: '/ors/stock/query' });
  expect(ask('/ors/stock/', atWork)).toEqual({ go: '/ors/stock/query' });
  expect(ask('/spsRule/roleRule/', atWork)).toBe('pass');
});

test.each(['syfs', 'cas', 'idss', 'gims'] as const)(
  'GRD-10 GRD-11 who is in %s is led to the front page while the session is alive, and to sign in after it',
  (system) => {
    const verdict = { ifAlive: '/portalHomePage', otherwise: 'leave' };

    expect(ask('/', { ...newcomer, system })).toEqual(verdict);
    expect(ask(`/${system}/dashboard/analysis`, atWork)).toEqual({ enter: system });
    expect(ask('/crm/dashboard/analysis', { ...newcomer, system })).toEqual({ enter: 'crm' });
    expect(ask('/isps/userAnnouncement', { ...newcomer, system })).toEqual({ enter: system });
  },
);

test('GRD-14 GRD-15 the way in of the portal is for those whose session is over', () => {
  expect(ask('/newLogin', newcomer)).toEqual({ ifAlive: '/portalHomePage', otherwise: 'stay' });
});

test('a system that asks who is there is answered for those signed in; others sign in first', () => {
  expect(ask('/singleSignOn?uid=abc', atWork)).toBe('pass');
  expect(ask('/singleSignOn?uid=abc', stranger)).toEqual({
    go: '/user/login?redirect=%2FsingleSignOn%3Fuid%3Dabc',
  });
  expect(ask('/singleSignOn?uid=abc&prompt=none', stranger)).toBe('pass');
});
