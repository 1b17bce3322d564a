import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createConcurrencyLimit } from '#platform/limits/concurrency.ts';

/** Argon2id, the library's own choice, at 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits hashing to two at once: more would slow everybody down. */
export const passwordSlots = createConcurrencyLimit({
  atOnce: 2,
  waiting: 512,
  whenFull: { refusal: 'sign-in.busy', retryAfter: 10 },
});

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Fits no password. It is verified for people who do not exist, so that they take as long as those who do. */
const nobodys = hashPassword(randomBytes(32).toString('base64'));

/** Verifies a password; without a hash it fails, after the same time. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const known = stored?.startsWith('$argon2id$') ? stored : undefined;
  const fits = await verify(known ?? (await nobodys), password);
  return known !== undefined && fits;
}
