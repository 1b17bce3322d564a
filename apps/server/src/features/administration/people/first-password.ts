import { type PasswordPolicy, newPasswordFault } from '@portal/contract/identity/password-rules';
import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another when they are read out: no 0 and O, no 1, l and I. */
const letters = 'abcdefghijkmnpqrstuvwxyz';
const capitals = letters.toUpperCase().replaceAll(/[IO]/g, '');
const digits = '23456789';
const signs = '!@#%+=?';
/** 16 of 63 signs are some 90 bits. */
const length = 16;

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** Makes a password up that follows every policy: it is shown once, and changed at the first sign-in. */
function makeFirstPassword(rules: { policy: PasswordPolicy; workNo: string }): string {
  for (;;) {
    const made = [letters, capitals, digits, signs].map(pick);
    const all = letters + capitals + digits + signs;
    while (made.length < length) made.push(pick(all));
    for (let at = made.length - 1; at > 0; at -= 1) {
      const other = randomInt(at + 1);
      [made[at], made[other]] = [made[other] ?? '', made[at] ?? ''];
    }
    const password = made.join('');
    if (newPasswordFault(password, rules) === null) return password;
  }
}
export type FirstPasswords = ReturnType<typeof createFirstPasswords>;

interface NewPasswords {
  policy: PasswordPolicy;
  /** Returns the hash of a first password that follows the rules. */
  first(workNo: string, password: string): Promise<string>;
}

/** Makes first passwords with the hash that is stored; the password itself is for the answer alone. */
export const createFirstPasswords = (newPasswords: NewPasswords) => ({
  async make(workNo: string): Promise<{ password: string; passwordHash: string }> {
    const password = makeFirstPassword({ policy: newPasswords.policy, workNo });
    return { password, passwordHash: await newPasswords.first(workNo, password) };
  },
});
