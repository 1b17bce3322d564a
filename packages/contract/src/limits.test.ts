import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { newPasswordFault } from './identity/password-rules.ts';

/** The message for a password of this length that has no other fault. */
const faultOfLength = (length: number) =>
  newPasswordFault('Kelp-7291'.padEnd(length, 'Qz').slice(0, length), {
    policy: 'spec',
    workNo: '',
  });

test('CON-10 the numbers about passwords are those of the specification', () => {
  expect([7, 8, 16, 17].map(faultOfLength)).toEqual([
    '密码长度为8-16位',
    null,
    null,
    '密码长度为8-16位',
  ]);
  expect(limits).toMatchObject({
    passwordLifeDays: 90,
    passwordWarningDays: 85,
    passwordWarningMs: 10_000,
    passwordModalDelayMs: 5_000,
    signInAgainMs: 3_000,
  });
});
