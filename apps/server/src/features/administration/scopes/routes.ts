import { getScopes, setScopes } from '@portal/contract/administration/scopes';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Scopes } from './scopes.ts';

export function scopeRoutes(app: FastifyInstance, scopes: Scopes): void {
  serve(app, getScopes, ({ id }, caller) => scopes.of(id, caller));
  serve(app, setScopes, async (wanted, caller) => {
    await scopes.set(wanted, caller);
    return null;
  });
}
