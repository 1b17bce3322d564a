import { expect, test } from 'vitest';
import { spelledPath } from './page-address.ts';

test.each([
  ['/ams/q/资产 台账', '/ams/q/%E8%B5%84%E4%BA%A7%20%E5%8F%B0%E8%B4%A6'],
  ['/ams/q/a+b & c', '/ams/q/a+b%20&%20c'],
  ['/ams/q/100%', '/ams/q/100%25'],
  ['/ams/q/:id', '/ams/q/:id'],
  ['/ams/q/$id', '/ams/q/%24id'],
  ['/ams/q?name=资产 1', '/ams/q?name=资产 1'],
  ['/ams/people/list', '/ams/people/list'],
])('FIX-47 %s has one spelling, of browsers, in menus and in the router', (path, spelled) => {
  const inRouter = decodeURI(spelled.replace('%25', '%2525'));
  for (const spelling of [path, spelled, inRouter]) expect(spelledPath(spelling)).toBe(spelled);
});
