import { expect, test } from 'vitest';
import { cookieText } from './shared-cookie.ts';

const written = (host: string, days?: number) =>
  cookieText('CURRENT_SYSTEM', 'ors', { days, host });

test('CON-18 the shared cookie is of the parent domain, secure, and ends with the browser', () => {
  expect(written('portal.group.example')).toBe(
    'CURRENT_SYSTEM=ors; Path=/; Domain=group.example; SameSite=Lax; Secure',
  );
});

test('CON-18 with days it ends after them', () => {
  expect(written('portal.group.example', 7)).toContain('; Max-Age=604800;');
});

test.each(['localhost', 'group.example', '192.0.2.7', '[2001:db8::1]'])(
  'CON-18 %s has no parent to share with, and the cookie is its own',
  (host) => {
    expect(written(host)).not.toContain('Domain');
  },
);
