import { createSign, generateKeyPairSync, type JsonWebKey } from 'node:crypto';

export interface Signer {
  /** As it stands in a key set. */
  publicKey: JsonWebKey;
  /** A token in compact form over these claims. */
  sign(claims: object): string;
}

/** A key of a provider, made up for this run. */
export function createSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const known = { kid: 'one', alg: 'RS256' };
  return {
    publicKey: { ...publicKey.export({ format: 'jwk' }), ...known, use: 'sig' },
    sign(claims) {
      const text = `${encoded({ ...known, typ: 'JWT' })}.${encoded(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
