import {
  authoriseInApp,
  beginExternalSignIn,
  bindIdentity,
  createAccount,
  completeExternalSignIn,
  signInExternally,
  signInByApp,
  signInByMobileApp,
} from '@portal/contract/identity/external-sign-in';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Outside } from './external-sign-in.ts';

export function outsideRoutes(app: FastifyInstance, outside: Outside): void {
  serve(app, beginExternalSignIn, async ({ provider, challenge }) => ({
    url: await outside.begin(provider, challenge),
  }));

  serve(app, completeExternalSignIn, (returned) => outside.arrive(returned));

  serve(app, signInExternally, ({ code }, visitor) => outside.enter(code, visitor));

  serve(app, bindIdentity, (proof, visitor) => outside.bind(proof, visitor));

  serve(app, createAccount, ({ code }, visitor) => outside.create(code, visitor));

  serve(app, authoriseInApp, ({ authCode }) => outside.arriveInApp(authCode));

  serve(app, signInByApp, ({ code }, visitor) => outside.enter(code, visitor));

  serve(app, signInByMobileApp, ({ code }, visitor) => outside.enterFromApp(code, visitor));
}
