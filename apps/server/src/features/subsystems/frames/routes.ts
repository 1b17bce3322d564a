import { openPage, redeemPageTicket } from '@portal/contract/subsystems/framed-pages';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Frames } from './frames.ts';

export function frameRoutes(app: FastifyInstance, frames: Frames): void {
  serve(app, openPage, ({ menuItem }, caller) => frames.open(menuItem, caller));

  serve(app, redeemPageTicket, ({ client_id, client_secret, ticket }, visitor) =>
    frames.redeem({ clientId: client_id, secret: client_secret, ticket }, visitor),
  );
}
