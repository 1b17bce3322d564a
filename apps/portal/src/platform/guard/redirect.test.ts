import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginWith } from '../navigation/paths.ts';
import { safeRedirect, wantedIn } from './redirect.ts';

const origin = 'https://portal.example.com';

test('whatever a link asks for, the way leads to a path of our own or nowhere', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .constantFrom('//', '/\\', '/%5c', 'javascript:', '/@', '\t/', '/..//')
      .chain((start) => fc.string().map((rest) => start + rest)),
  );
  fc.assert(
    fc.property(hostile, (wanted) => {
      const path = safeRedirect(wanted, origin);
      if (path === undefined) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?!\/)/);
    }),
  );
});

test('a deep link of ours survives whole', () => {
  expect(safeRedirect('/ors/store?x=1#top', origin)).toBe('/ors/store?x=1#top');
});

const conditions = JSON.stringify({
  any: [{ field: 'title', op: 'contains', value: '合同&续签=是#+' }],
});
const linkOf = (length: number): string => {
  const link = `/lms/contracts?filter=${encodeURIComponent(conditions)}&keyword=`;
  return `${link}${'k'.repeat(length - link.length - '#top'.length)}#top`;
};

test.each([513, 2_000, 4_096, 8_000])(
  'FIX-31 a link of %d characters arrives whole over the sign-in, its hash too',
  (length) => {
    const link = linkOf(length);
    const login = new URL(loginWith(link), origin);
    expect(login.pathname).toBe('/user/login');
    expect(safeRedirect(wantedIn(login), origin)).toBe(link);
    // What the server and a proxy are sent: they refuse a line of 8 kB.
    expect((login.pathname + login.search).length).toBeLessThan(4_000);
  },
);

test('a long address of another site leads nowhere, wherever it stands', () => {
  const login = new URL(`/user/login#redirect=//evil.test/${'k'.repeat(3_000)}`, origin);
  expect(safeRedirect(wantedIn(login), origin)).toBeUndefined();
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/user/login',
  '/a b',
])('%s leads nowhere', (wanted) => expect(safeRedirect(wanted, origin)).toBeUndefined());
