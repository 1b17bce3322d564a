// Work a browser does before a sign-in is looked at, where many failed: slow on purpose, so that guessing is, too.

/**
 * An answer fits when PBKDF2 (SHA-256, so many rounds) of nonce and salt begins with as many zero bits: 64 tries on
 * average. Browsers compute it in native code, so that a guesser's machine is not much quicker.
 */
export const work = { bits: 6, iterations: 20_000 } as const;

/** The subject of the work: one sign-in, by its nonce, of one account. The nonce is the password of PBKDF2. */
export interface Task {
  nonce: string;
  username: string;
}

/** The salt of PBKDF2 for an answer. */
export const saltOf = ({ username }: Task, answer: string): string => `${answer} ${username}`;

/** Returns whether a PBKDF2 result solves the challenge, by its first byte. */
export const isAnswer = (firstByte: number | undefined): boolean =>
  firstByte !== undefined && firstByte >> (8 - work.bits) === 0;
