import {
  getLoginValid,
  getSignInKey,
  rememberDevice,
  signIn,
  signOut,
} from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import { withAnswers } from '#platform/http/prefetch.ts';
import { serve } from '#platform/http/serve.ts';
import type { SignIn } from './sign-in.ts';

export function signInRoutes(app: FastifyInstance, door: SignIn): void {
  serve(app, getSignInKey, () => door.offerKey());

  serve(app, signIn, async ({ along, ...credentials }, visitor) => {
    const signedIn = await door.signIn(credentials, visitor);
    return withAnswers(app, signedIn, { along, visitor });
  });

  serve(app, rememberDevice, async (_, caller) => door.rememberDevice(caller));

  serve(app, signOut, async (_, caller) => {
    await door.signOut(caller);
    return null;
  });

  serve(app, getLoginValid, async (_, visitor) => visitor.session !== undefined);
}
