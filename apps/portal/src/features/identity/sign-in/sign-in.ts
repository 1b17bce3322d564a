import { second } from '@portal/common/durations';
import { alongOf, type PlannedCall } from '@portal/client/prefetch';
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
import { encryptWithPublicKey, importPublicKey } from '#platform/session/public-key-encryption.ts';
import { knownDevices } from './known-devices.ts';
import { pendingBinding } from './external/pending-binding.ts';

interface SignInKey {
  keyId: string;
  key: CryptoKey;
  /** Valid for one sign-in. */
  nonce: string;
}

/** Credentials as typed. */
interface TypedCredentials {
  workNo: string;
  password: string;
}

/** A nonce this close to its expiry is not used, in milliseconds. */
const nonceMarginMs = 20 * second;
let ready: { key: Promise<SignInKey>; until: number } | undefined;

/** Fetches and imports the key with its nonce while the user types. */
export function prepareSignIn(): Promise<SignInKey> {
  if (!ready || ready.until < Date.now()) {
    const key = fetchKey();
    ready = { key, until: Date.now() + nonceLifeMs - nonceMarginMs };
    key.catch(() => (ready = undefined));
  }
  return ready.key;
}

async function fetchKey(): Promise<SignInKey> {
  const { publicKey, ...named } = await send(getSignInKey, {}, { quiet: true });
  return { ...named, key: await importPublicKey(publicKey) };
}

/**
 * Signs in by work number. After many failed sign-ins the server asks for a proof of work: it is solved and the
 * password sent once more. The queries of the landing page go along. @throws {CallProblem} with the text to be shown.
 */
export async function signIn(
  shown: TypedCredentials,
  planned: readonly PlannedCall[] = [],
): Promise<SignedIn> {
  try {
    return await sendCredentials(shown, planned);
  } catch (error) {
    if (!(error instanceof CallProblem) || error.reason !== 'sign-in.challenge') throw error;
    const { solveChallenge } = await import('./solve-challenge.ts');
    return sendCredentials(shown, planned, solveChallenge);
  }
}

/**
 * Sends the password, encrypted with a nonce that is valid once. A pending external identity is bound to the account by
 * it.
 */
async function sendCredentials(
  { workNo, password }: TypedCredentials,
  planned: readonly PlannedCall[],
  solveChallenge?: (task: Task) => Promise<string>,
): Promise<SignedIn> {
  const { key, keyId, nonce } = await prepareSignIn();
  ready = undefined;
  const secret = await encryptWithPublicKey(key, `${nonce}\n${password}`);
  const work = await solveChallenge?.({ nonce, username: workNo });
  const input = { username: workNo, password: secret, keyId, devices: knownDevices(), work };
  const toBind = pendingBinding();
  return toBind
    ? send(bindIdentity, { ...input, code: toBind.code }, { quiet: true })
    : send(signInCall, { ...input, along: alongOf(planned) }, { quiet: true });
}
