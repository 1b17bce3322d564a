import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

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

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/user/login',
  '/a b',
])('%s leads nowhere', (wanted) => expect(safeRedirect(wanted, origin)).toBeUndefined());
