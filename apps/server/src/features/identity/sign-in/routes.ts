import {
  getLoginValid,
  getSignInKey,
  rememberDevice,
  signIn,
  signOut,
} from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import { withPrefetched } from '#platform/http/prefetch.ts';
import { serve } from '#platform/http/serve.ts';
import type { SignIn } from './sign-in.ts';

/** Serves signing in by password, and signing out. */
export function signInRoutes(app: FastifyInstance, signIns: SignIn): void {
  serve(app, getSignInKey, () => signIns.offerKey());

  serve(app, signIn, async ({ along, ...credentials }, visitor) => {
    const signedIn = await signIns.withPassword(credentials, visitor);
    return withPrefetched(app, signedIn, { along, visitor });
  });

  serve(app, rememberDevice, async (_, caller) => signIns.rememberDevice(caller));

  serve(app, signOut, async (_, caller) => {
    await signIns.signOut(caller);
    return null;
  });

  serve(app, getLoginValid, async (_, visitor) => visitor.session !== undefined);
}
