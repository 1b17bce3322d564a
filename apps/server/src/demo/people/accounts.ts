import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hashPassword } from '#features/identity/sign-in/password-hash.ts';
import { cast } from '@portal/demonstration/people/cast';

const DemoAccount = z.object({
  workNo: z.string(),
  realname: z.string(),
  password: z.string(),
  /** The purpose of the account, in Chinese. */
  shows: z.string(),
});
/** Somebody who can sign in, with the password made up for this installation. */
export type DemoAccount = z.infer<typeof DemoAccount>;

// Without letters and digits that look alike on a screen.
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%+=?'];
const passwordLength = 12; // spec section 5: 8 to 16 with all four classes

export const makeAccounts = (): DemoAccount[] =>
  cast.map(({ workNo, realname, shows }) => ({
    workNo,
    realname,
    password: makePassword(),
    shows,
  }));

function makePassword(): string {
  const characters = Array.from({ length: passwordLength }, (_, index) =>
    pickFrom(classes[index] ?? classes.join('')),
  );
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const moved = characters.splice(other, 1);
    characters.push(...moved);
  }
  return characters.join('');
}

const pickFrom = (characters: string): string => characters.charAt(randomInt(characters.length));

/** The hash of each password, by work number. */
export async function hashPasswords(accounts: DemoAccount[]): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      accounts.map(async ({ workNo, password }) => [workNo, await hashPassword(password)] as const),
    ),
  );
}

const fileIn = (directory: string) => join(directory, 'accounts.json');

/** Keeps the passwords where only the owner of the installation can read them. */
export async function keepAccounts(directory: string, accounts: DemoAccount[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  const file = fileIn(directory);
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The accounts kept before; undefined when there is no file or nothing of use in it. */
export async function findAccounts(directory: string): Promise<DemoAccount[] | undefined> {
  try {
    return z.array(DemoAccount).parse(JSON.parse(await readFile(fileIn(directory), 'utf8')));
  } catch {
    return undefined;
  }
}
