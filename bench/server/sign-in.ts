import { getSignInKey, signIn } from '@portal/contract/session';
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { Account } from '../product/start-product.ts';
import { ask, type Connection, type Identity } from './caller.ts';

/** Signs in through the front door, as a browser does: key, encryption, call. */
export async function signInAs(
  connection: Connection,
  { workNo, password }: Account,
): Promise<Identity> {
  const { keyId, publicKey, nonce } = await ask(connection, getSignInKey, {});
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const sealed = publicEncrypt(
    { key, padding, oaepHash: 'sha256' },
    Buffer.from(`${nonce}\n${password}`),
  );
  const input = { username: workNo, password: sealed.toString('base64'), keyId };
  const { token } = await ask(connection, signIn, input);
  return { token, workNo };
}
