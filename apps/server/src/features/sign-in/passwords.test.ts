import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

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

/** The quickest of eight shows the work that has to be done, whatever else the machine does. */
async function quickest(stored: string | undefined): Promise<number> {
  const times = [];
  for (let round = 0; round < 8; round += 1) {
    const began = performance.now();
    await verifyPassword(stored, 'Wrong-Cloud7');
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

test('to say no takes as long for somebody who does not exist', async () => {
  const hash = await hashPassword('Woven-Cloud7');
  expect(await quickest(undefined)).toBeGreaterThan((await quickest(hash)) / 3);
});
