import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });
// The files of a project share their modules, and another may have loaded this one.
vi.resetModules();
const { hashPassword, verifyPassword } = await import('./password-hash.ts');

test('a password is kept as argon2id at 19 MiB and two passes, never twice the same', async () => {
  const [one, other] = [await hashPassword('Woven-Cloud7'), await hashPassword('Woven-Cloud7')];

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, 'Woven-Cloud7')).toBe(true);
  expect(await verifyPassword(one, 'woven-cloud7')).toBe(false);
});

test.each([undefined, '!', '', 'Woven-Cloud7'])('nothing fits the hash %j', async (stored) => {
  expect(await verifyPassword(stored, stored ?? '')).toBe(false);
});

test('to say no is as much work for somebody who does not exist', async () => {
  vi.mocked(verify).mockClear();

  await verifyPassword(undefined, 'Wrong-Cloud7');

  const same = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(vi.mocked(verify).mock.calls).toEqual([[same, 'Wrong-Cloud7']]);
});
