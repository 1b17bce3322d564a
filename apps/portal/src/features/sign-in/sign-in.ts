import { alongOf, type Foreseen } from '@portal/client/along';
import { send } from '@portal/client/send';
import { nonceLifeMs } from '@portal/contract/limits';
import { getSignInKey, signIn as signInCall, type SignedIn } from '@portal/contract/session';
import { bindIdentity } from '@portal/contract/outside';
import { encryptFor, importKey } from '#platform/encrypt.ts';
import { arrivalToBind } from './outside/binding.ts';

interface SignInKey {
  keyId: string;
  key: CryptoKey;
  /** Good for one sign-in. */
  nonce: string;
}

/** A nonce this close to its end is not used any more, in milliseconds. */
const margin = 20_000;
let ready: { key: Promise<SignInKey>; until: number } | undefined;

/** Fetches the key with its nonce, and makes it ready, ahead of need: while the person types. */
export function prepareSignIn(): Promise<SignInKey> {
  if (!ready || ready.until < Date.now()) {
    const key = fetchKey();
    ready = { key, until: Date.now() + nonceLifeMs - margin };
    key.catch(() => (ready = undefined));
  }
  return ready.key;
}

async function fetchKey(): Promise<SignInKey> {
  const { publicKey, ...named } = await send(getSignInKey, {}, { quiet: true });
  return { ...named, key: await importKey(publicKey) };
}

/**
 * Signs in by work number; the password leaves the browser encrypted, with a nonce that is good once. Whoever a service
 * outside has vouched for is bound to the account by it. What the first page is going to ask is asked along.
 * @throws {CallProblem} with the words to be shown.
 */
export async function signIn(
  { workNo, password }: { workNo: string; password: string },
  foreseen: readonly Foreseen[] = [],
): Promise<SignedIn> {
  const { key, keyId, nonce } = await prepareSignIn();
  ready = undefined;
  const secret = await encryptFor(key, `${nonce}\n${password}`);
  const input = { username: workNo, password: secret, keyId };
  const arrival = arrivalToBind();
  return arrival
    ? send(bindIdentity, { ...input, code: arrival.code }, { quiet: true })
    : send(signInCall, { ...input, along: alongOf(foreseen) }, { quiet: true });
}
