import { beginExternalSignIn } from '@portal/contract/identity/external-sign-in';
import type { MakeCall } from '@portal/testing/calls';
import { createHash, randomBytes } from 'node:crypto';

/** Begins an OAuth round trip as a browser does: returns the address, the state and the verifier. */
export async function beginRoundTrip(call: MakeCall, provider: string) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { url } = await call(beginExternalSignIn, { provider, challenge });
  const state = new URL(url).searchParams.get('state') ?? '';
  return { url, state, verifier };
}
