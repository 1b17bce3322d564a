import { send } from '@portal/client/send';
import { nonceLifeMs } from '@portal/contract/limits';
import { getSignInKey, signIn as signInCall, type SignedIn } from '@portal/contract/session';
import { bindIdentity } from '@portal/contract/outside';
import type { z } from 'zod';
import { encryptFor } from '#platform/encrypt.ts';
import { arrivalToBind } from './outside/binding.ts';

type SignInKey = z.infer<typeof getSignInKey.result>;

/** A nonce this close to its end is not used any more, in milliseconds. */
const margin = 20_000;
let ready: { key: Promise<SignInKey>; until: number } | undefined;

/** Fetches the key and its nonce ahead of need, while the person types. */
export function prepareSignIn(): Promise<SignInKey> {
  if (!ready || ready.until < Date.now()) {
    const key = send(getSignInKey, {}, { quiet: true });
    ready = { key, until: Date.now() + nonceLifeMs - margin };
    key.catch(() => (ready = undefined));
  }
  return ready.key;
}

/**
 * Signs in by work number; the password leaves the browser encrypted, with a nonce that is good once. Whoever a service
 * outside has vouched for is bound to the account by it.
 * @throws {CallProblem} with the words to be shown.
 */
export async function signIn({
  workNo,
  password,
}: {
  workNo: string;
  password: string;
}): Promise<SignedIn> {
  const key = await prepareSignIn();
  ready = undefined;
  const secret = await encryptFor(key.publicKey, `${key.nonce}\n${password}`);
  const input = { username: workNo, password: secret, keyId: key.keyId };
  const arrival = arrivalToBind();
  return arrival
    ? send(bindIdentity, { ...input, code: arrival.code }, { quiet: true })
    : send(signInCall, input, { quiet: true });
}
