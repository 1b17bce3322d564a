import { validateCasTicket } from '@portal/contract/identity/external-sign-in';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Cas } from './cas.ts';

export function casRoutes(app: FastifyInstance, cas: Cas): void {
  serve(app, validateCasTicket, ({ ticket, service }, visitor) =>
    cas.validate(ticket, service, visitor),
  );
}
