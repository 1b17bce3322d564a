import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createSlots } from '#platform/limits/concurrency.ts';

/** Argon2id, the library's own choice, at 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whoever hashes or verifies for a caller does so in here: more at once would only make everybody slow. */
export const passwordSlots = createSlots({
  atOnce: 2,
  waiting: 512,
  whenFull: { refusal: 'sign-in.busy', retryAfter: 10 },
});

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Fits no password. It is verified for people who do not exist, so that they take as long as those who do. */
const nobodys = hashPassword(randomBytes(32).toString('base64'));

/** Whether the password is the one; without a hash it is not, and that takes as long to say. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ? stored : undefined;
  const fits = await verify(known ?? (await nobodys), password);
  return known !== undefined && fits;
}
