import {
  authoriseInApp,
  beginErrand,
  bindIdentity,
  createAccount,
  endErrand,
  enterFromOutside,
  signInByApp,
  signInByMobileApp,
} from '@portal/contract/identity/external-sign-in';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Outside } from './external-sign-in.ts';

export function outsideRoutes(app: FastifyInstance, outside: Outside): void {
  serve(app, beginErrand, async ({ provider, challenge }) => ({
    url: await outside.begin(provider, challenge),
  }));

  serve(app, endErrand, (returned) => outside.arrive(returned));

  serve(app, enterFromOutside, ({ code }, visitor) => outside.enter(code, visitor));

  serve(app, bindIdentity, (proof, visitor) => outside.bind(proof, visitor));

  serve(app, createAccount, ({ code }, visitor) => outside.create(code, visitor));

  serve(app, authoriseInApp, ({ authCode }) => outside.arriveInApp(authCode));

  serve(app, signInByApp, ({ code }, visitor) => outside.enter(code, visitor));

  serve(app, signInByMobileApp, ({ code }, visitor) => outside.enterFromApp(code, visitor));
}
