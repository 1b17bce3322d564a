import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { encrypted } from '@portal/testing/sign-in';
import type { Account } from '../product/start-product.ts';
import { ask, type Connection, type Identity } from './caller.ts';

/** Signs in as a browser does: key, encryption, call. `isFree` is true if there are no pending steps. */
export async function signInAs(
  connection: Connection,
  { workNo, password }: Account,
): Promise<Identity & { isFree: boolean }> {
  const key = await ask(connection, getSignInKey, {});
  const { token, due } = await ask(connection, signIn, {
    username: workNo,
    ...encrypted(key, password),
  });
  return { token, workNo, isFree: due.length === 0 };
}
