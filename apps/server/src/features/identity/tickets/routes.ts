import { issueHandOver, readHandOver, redeemHandOver } from '@portal/contract/identity/tickets';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { HandOvers } from './ticket-sign-in.ts';

export function handOverRoutes(app: FastifyInstance, handOvers: HandOvers): void {
  serve(app, redeemHandOver, ({ ticket }, visitor) => handOvers.redeem(ticket, visitor));

  serve(app, readHandOver, ({ ticket }) => handOvers.read(ticket));

  serve(app, issueHandOver, ({ client_id: clientId, client_secret: secret, workNo }, visitor) =>
    handOvers.issue({ clientId, secret, workNo }, visitor),
  );
}
