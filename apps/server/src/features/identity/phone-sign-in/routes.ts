import { signInByPhone } from '@portal/contract/identity/phone';
import type { FastifyInstance } from 'fastify';
import { withPrefetched } from '#platform/http/prefetch.ts';
import { serve } from '#platform/http/serve.ts';
import type { PhoneSignIn } from './phone-sign-in.ts';

export function phoneSignInRoutes(app: FastifyInstance, signIn: PhoneSignIn): void {
  serve(app, signInByPhone, async ({ mobile, captcha, along }, visitor) => {
    const signedIn = await signIn.signIn({ phone: mobile, code: captcha }, visitor);
    return withPrefetched(app, signedIn, { along, visitor });
  });
}
