import {
  issueSignInTicket,
  readSignInTicket,
  redeemSignInTicket,
} from '@portal/contract/identity/tickets';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { TicketSignIn } from './ticket-sign-in.ts';

export function ticketRoutes(app: FastifyInstance, handOvers: TicketSignIn): void {
  serve(app, redeemSignInTicket, ({ ticket }, visitor) => handOvers.redeem(ticket, visitor));

  serve(app, readSignInTicket, ({ ticket }) => handOvers.read(ticket));

  serve(app, issueSignInTicket, ({ client_id: clientId, client_secret: secret, workNo }, visitor) =>
    handOvers.issue({ clientId, secret, workNo }, visitor),
  );
}
