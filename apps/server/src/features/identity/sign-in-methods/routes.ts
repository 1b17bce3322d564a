import { getSignInMethods, type SignInMethods } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';

/** Serves the open sign-in methods, which are settled when the server starts. */
export function signInMethodRoutes(app: FastifyInstance, ways: SignInMethods): void {
  serve(app, getSignInMethods, async () => ways);
}
