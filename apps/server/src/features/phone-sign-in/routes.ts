import { signInByPhone } from '@portal/contract/phone';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { PhoneSignIn } from './phone-sign-in.ts';

export function phoneSignInRoutes(app: FastifyInstance, door: PhoneSignIn): void {
  serve(app, signInByPhone, ({ mobile, captcha }, visitor) =>
    door.signIn({ phone: mobile, code: captcha }, visitor),
  );
}
