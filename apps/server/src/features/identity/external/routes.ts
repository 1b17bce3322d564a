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
import type { ExternalSignIn } from './external-sign-in.ts';

export function externalRoutes(app: FastifyInstance, external: ExternalSignIn): void {
  serve(app, beginExternalSignIn, async ({ provider, challenge }) => ({
    url: await external.begin(provider, challenge),
  }));

  serve(app, completeExternalSignIn, (returned) => external.arrive(returned));

  serve(app, signInExternally, ({ code }, visitor) => external.enter(code, visitor));

  serve(app, bindIdentity, (proof, visitor) => external.bind(proof, visitor));

  serve(app, createAccount, ({ code }, visitor) => external.create(code, visitor));

  serve(app, authoriseInApp, ({ authCode }) => external.arriveInApp(authCode));

  serve(app, signInByApp, ({ code }, visitor) => external.enter(code, visitor));

  serve(app, signInByMobileApp, ({ code }, visitor) => external.enterFromApp(code, visitor));
}
