import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { SigningKeys } from './keys.ts';

export interface Assertion {
  /** The type of the token, so that none passes for another. */
  typ: string;
  /** The one audience of the token. */
  aud: string;
  lifeMs: number;
  claims: object;
}

export type Assert = ReturnType<typeof createAssert>;

/** Creates signed assertions, each for one audience, with an end and an id. */
export function createAssert(parts: { clock: Clock; keys: SigningKeys; issuer: () => string }) {
  const { clock, keys, issuer } = parts;
  return async ({ typ, aud, lifeMs, claims }: Assertion): Promise<string> => {
    const iat = Math.floor(clock.now().getTime() / 1_000);
    const jti = randomBytes(16).toString('base64url');
    return keys.sign(typ, { iss: issuer(), aud, iat, exp: iat + lifeMs / 1_000, jti, ...claims });
  };
}
