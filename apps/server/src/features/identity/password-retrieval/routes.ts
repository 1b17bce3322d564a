import { beginRetrieval, replacePassword, verifyPhone } from '@portal/contract/identity/retrieval';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Retrieval } from './retrieval.ts';

export function retrievalRoutes(app: FastifyInstance, retrieval: Retrieval): void {
  serve(app, beginRetrieval, async ({ account }) => ({ step: await retrieval.begin(account) }));

  serve(app, verifyPhone, ({ step, phone, smscode }, visitor) =>
    retrieval.verify({ step, phone, code: smscode }, visitor),
  );

  serve(app, replacePassword, async (form, visitor) => {
    await retrieval.replace(form, visitor);
    return null;
  });
}
