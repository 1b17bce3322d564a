import { getDraftKey } from '@portal/contract/workplace/drafts';
import type { FastifyInstance } from 'fastify';
import { keyFor } from '#platform/crypto/secret-box.ts';
import { serve } from '#platform/http/serve.ts';

/** Hands each user the key of their drafts, derived from the secret of the installation: nothing is stored. */
export const draftRoutes = (app: FastifyInstance, secret: string): void =>
  serve(app, getDraftKey, async (_, { session }) => ({
    key: keyFor(secret, `drafts of ${session.personId}`).toString('base64'),
  }));
