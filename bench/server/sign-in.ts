import { getSignInKey, signIn } from '@portal/contract/session';
import { encrypted } from '@portal/testing/sign-in';
import type { Account } from '../product/start-product.ts';
import { ask, type Connection, type Identity } from './caller.ts';

/** Signs in through the front door, as a browser does: key, encryption, call. */
export async function signInAs(
  connection: Connection,
  { workNo, password }: Account,
): Promise<Identity> {
  const key = await ask(connection, getSignInKey, {});
  const { token } = await ask(connection, signIn, {
    username: workNo,
    ...encrypted(key, password),
  });
  return { token, workNo };
}
