import { beginExternalSignIn } from '@portal/contract/identity/external-sign-in';
import type { MakeCall } from '@portal/testing/calls';
import { createHash, randomBytes } from 'node:crypto';

/** What a browser does before it is sent to a service outside: where it is sent, and the two halves it comes back with. */
export async function beginErrandAt(call: MakeCall, provider: string) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { url } = await call(beginExternalSignIn, { provider, challenge });
  const state = new URL(url).searchParams.get('state') ?? '';
  return { url, state, verifier };
}
