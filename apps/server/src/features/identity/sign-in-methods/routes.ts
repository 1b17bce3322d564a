import { getSignInMethods, type SignInMethods } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';

/** Serves the open sign-in methods, as they are now. */
export function signInMethodRoutes(app: FastifyInstance, methods: () => SignInMethods): void {
  serve(app, getSignInMethods, async () => methods());
}
