import { getSignInMethods, type SignInMethods } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';

/** Tells the sign-in page which ways are open; they are settled when the server starts. */
export function waysInRoutes(app: FastifyInstance, ways: SignInMethods): void {
  serve(app, getSignInMethods, async () => ways);
}
