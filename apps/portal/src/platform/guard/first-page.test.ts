import { expect, test } from 'vitest';
import { firstPage } from './first-page.ts';

function first(address: string, hasToken: boolean) {
  const { pathname: path, search, hash, origin } = new URL(address, 'https://portal.example.com');
  return firstPage({ path, search, hash, origin }, hasToken);
}

test.each([
  ['/user/login', false, 'login'],
  ['/user/login', true, 'shell'],
  ['/user/login?redirect=%2Fors', true, 'shell'],
  ['/user/login?param=abc', true, 'login'],
  ['/user/login?isgims=1', true, 'login'],
  ['/newLogin', true, 'plain'],
  ['/user/login?ticket=ST-1', true, 'login'],
  ['/user/thirdLogin?code=1&state=2', true, 'login'],
  ['/user/dingLoginmb', false, 'login'],
  ['/phoneLogin', false, 'login'],
  ['/ors/store', false, 'login'],
  ['/ors/store', true, 'shell'],
  ['/', true, 'shell'],
  ['/portalHomePage', false, 'plain'],
  ['/404', true, 'plain'],
] as const)('%s is first painted, with a token kept: %s, as %s', (path, hasToken, page) => {
  expect(first(path, hasToken).page).toBe(page);
});

test.each([
  ['/user', '/user/login'],
  ['/ors/store/archive?x=1', '/user/login?redirect=%2Fors%2Fstore%2Farchive%3Fx%3D1'],
  ['/', '/user/login?redirect=%2F'],
  ['/ors/store#stock', '/user/login?redirect=%2Fors%2Fstore%23stock'],
])('GRD-01 a stranger at %s signs in at %s', (from, to) => {
  expect(first(from, false)).toEqual({ page: 'login', address: to });
});
