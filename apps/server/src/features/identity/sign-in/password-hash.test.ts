import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

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

/** Microseconds of processor time: unlike time on a clock, others on the machine hardly change them. */
async function costOf(stored: string | undefined): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < 8; round += 1) await verifyPassword(stored, 'Wrong-Cloud7');
  return process.cpuUsage(before).user;
}

test('to say no is as much work for somebody who does not exist', async () => {
  const hash = await hashPassword('Woven-Cloud7');

  // Without a hash to verify it would be next to nothing.
  expect(await costOf(undefined)).toBeGreaterThan((await costOf(hash)) / 10);
});
