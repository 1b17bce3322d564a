import type { Call } from '@portal/contract/call';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Visitor } from '#platform/session/session.ts';

/** Answers on the bare connection, for a caller whom the gate admitted. */
export type RawHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
) => Promise<void>;

/**
 * Leaves endpoints of the contract to a library that speaks a protocol of its own, with bodies we do not read. They
 * pass the gate like any call, and carry our headers.
 */
export function serveProtocol(
  app: FastifyInstance,
  calls: readonly Call[],
  speak: RawHandler,
): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const call of calls) {
      inner.route({
        method: call.method,
        url: call.path,
        config: { call },
        handler: async (request, reply) => {
          const visitor = await app.gate.admit(call, request);
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          reply.hijack();
          const work = () => speak(request.raw, reply.raw, visitor);
          const { session } = visitor;
          const spoken = session ? withinTenant(session.tenantId, work) : work();
          await spoken.catch((error: unknown) => {
            request.log.error({ err: error }, 'defect');
            giveUp(reply.raw);
          });
        },
      });
    }
  });
}

/** Breaks off a response, so that nobody takes half of it for the whole. */
function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
