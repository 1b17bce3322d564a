import type { Call } from '@portal/contract/call';
import { apiBase, epochHeader, requestIdHeader } from '@portal/contract/headers';
import { bodyLimit } from '@portal/contract/limits';
import type { Refusal } from '@portal/contract/refusals';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { sendRefusal } from './response.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createNodeServer } from '#platform/connections/node-server.ts';
import { prepareDrain } from '#platform/connections/drain.ts';
import { handleErrors } from './error-handler.ts';
import { trimForwarded } from './forwarded.ts';
import type { Gate } from './gate.ts';
import { createHostCheck } from './host.ts';
import { Refused } from './refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from '#platform/limits/concurrency.ts';

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
    gate: Gate;
    onRefusal: (refusal: Refusal, request: FastifyRequest) => void;
    /** In here stand the calls that pages make by themselves, and those that open sockets. */
    polls: ConcurrencyLimit;
    upgrades: ConcurrencyLimit;
    /** The calls that may be prefetched with a sign-in, by path. */
    alongCalls: Map<string, Call>;
  }
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** The call of the contract a route serves; only `serve` sets it. */
    call?: Call;
    /** A route that gives out files of the build and nothing else. */
    files?: true;
  }
}

/**
 * Limits concurrent notice polls. Thousands of pages come back in the same seconds after a failure; a few at a time
 * leave database connections to users who wait for something.
 */
const whenFull = { refusal: 'server.unavailable', retryAfter: 6 } as const;

export interface FastifyServerParts {
  clock: Clock;
  gate: Gate;
  log: FastifyBaseLogger;
  /** Addresses of proxies whose forwarded headers are trusted. */
  trustProxy: string[];
  /** The only host that is served, where there is one. */
  publicOrigin: string | undefined;
  onRefusal: FastifyInstance['onRefusal'];
  /** Returns the epochs header of every response. */
  epochs: () => string;
  /** Headers of every response, unless a route sets others. */
  headers: Record<string, string>;
}

/** A server that knows no route yet and takes none but those made by `serve` or marked as files. */
export function createFastifyServer(parts: FastifyServerParts): FastifyInstance {
  const checkHost = createHostCheck(parts.publicOrigin);
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    genReqId: () => randomUUID(),
    bodyLimit,
    serverFactory: createNodeServer,
    // Whatever still comes while it closes is answered: a proxy would hand a 503 on.
    return503OnClosing: false,
    // Of what has to be done before a close as well, which waits for requests under way.
    pluginTimeout: 25_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be decoded: it reaches no route and no error handler.
    frameworkErrors: (cause, _request, reply) => {
      const now = parts.clock.now();
      reply.headers(parts.headers);
      void sendRefusal('main', new Refused('input.invalid', { cause }), { reply, now });
    },
  });
  app.decorate('clock', parts.clock);
  app.decorate('gate', parts.gate);
  app.decorate('onRefusal', parts.onRefusal);
  app.decorate('polls', createConcurrencyLimit({ atOnce: 8, waiting: 1_000, whenFull }));
  app.decorate('upgrades', createConcurrencyLimit({ atOnce: 8, waiting: 10_000, whenFull }));
  app.decorate('alongCalls', new Map<string, Call>());
  app.decorateRequest('visitor', undefined);
  takeOnlyJson(app);
  handleErrors(app);
  prepareDrain(app);

  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.call && !config?.files) {
      throw new Error(`${String(method)} ${url} is not declared in the contract`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(parts.headers).header(requestIdHeader, request.id);
    trimForwarded(request.raw.headers);
    checkHost(request.raw);
    if (!request.url.startsWith(apiBase)) return;
    reply.header('cache-control', 'private, no-store').header(epochHeader, parts.epochs());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    // The path of the contract, not the address asked for: addresses may hold what a log must not.
    const { statusCode: status, elapsedTime } = reply;
    const person = request.visitor?.session?.personId;
    request.log.info({ call: call.path, status, ms: Math.round(elapsedTime), person }, 'answered');
  });
  return app;
}

/** Exactly `application/json`, in UTF-8: whatever else is sent is refused unread. The text is parsed by `serve`. */
function takeOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/json(; ?charset="?utf-8"?)?$/i,
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}
