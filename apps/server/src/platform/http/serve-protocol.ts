import type { Call } from '@portal/contract/call';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers on the bare connection. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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
          await app.gate.admit(call, request);
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          reply.hijack();
          await speak(request.raw, reply.raw).catch((error: unknown) => {
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
