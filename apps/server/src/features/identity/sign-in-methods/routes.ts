import { getWaysIn, type WaysIn } from '@portal/contract/identity/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';

/** Tells the sign-in page which ways are open; they are settled when the server starts. */
export function waysInRoutes(app: FastifyInstance, ways: WaysIn): void {
  serve(app, getWaysIn, async () => ways);
}
