import { alongOf, type Foreseen } from '@portal/client/along';
import { CallProblem } from '@portal/client/problems';
import { send } from '@portal/client/send';
import { nonceLifeMs } from '@portal/contract/limits';
import type { Task } from '@portal/contract/identity/proof-of-work';
import {
  getSignInKey,
  signIn as signInCall,
  type SignedIn,
} from '@portal/contract/identity/session';
import { bindIdentity } from '@portal/contract/identity/external-sign-in';
import { encryptFor, importKey } from '#platform/encrypt.ts';
import { knownDevices } from './known-devices.ts';
import { arrivalToBind } from './external/pending-binding.ts';

interface SignInKey {
  keyId: string;
  key: CryptoKey;
  /** Good for one sign-in. */
  nonce: string;
}

/** The fields of the sign-in form as typed. */
interface Shown {
  workNo: string;
  password: string;
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
 * Signs in by work number. Where many sign-ins failed, the server asks for some work first: that is done, and the
 * password sent once more. What the first page is going to ask is asked along.
 * @throws {CallProblem} with the words to be shown.
 */
export async function signIn(shown: Shown, foreseen: readonly Foreseen[] = []): Promise<SignedIn> {
  try {
    return await signInWith(shown, foreseen);
  } catch (error) {
    if (!(error instanceof CallProblem) || error.reason !== 'sign-in.challenge') throw error;
    const { doWork } = await import('./solve-challenge.ts');
    return signInWith(shown, foreseen, doWork);
  }
}

/**
 * Shows the password: it leaves the browser encrypted, with a nonce that is good once. Whoever a service outside has
 * vouched for is bound to the account by it.
 */
async function signInWith(
  { workNo, password }: Shown,
  foreseen: readonly Foreseen[],
  doWork?: (task: Task) => Promise<string>,
): Promise<SignedIn> {
  const { key, keyId, nonce } = await prepareSignIn();
  ready = undefined;
  const secret = await encryptFor(key, `${nonce}\n${password}`);
  const work = await doWork?.({ nonce, username: workNo });
  const input = { username: workNo, password: secret, keyId, devices: knownDevices(), work };
  const arrival = arrivalToBind();
  return arrival
    ? send(bindIdentity, { ...input, code: arrival.code }, { quiet: true })
    : send(signInCall, { ...input, along: alongOf(foreseen) }, { quiet: true });
}
