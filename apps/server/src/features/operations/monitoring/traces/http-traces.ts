import { hour } from '@portal/common/durations';
import { type HttpTrace, type TraceKind, traceLimits } from '@portal/contract/monitoring/actuator';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callTimesOf, quantile } from './call-times.ts';

/** Milliseconds from which a request counts as slow. */
const slowMs = 500;
/** Headers that say nothing of a user and hold no secret; no other is remembered. */
const shownHeaders = ['accept', 'content-length', 'content-type'] as const;
/** Requests beyond those remembered, after which the oldest are dropped together. */
const spare = 500;

export type HttpTraces = ReturnType<typeof createHttpTraces>;

/**
 * Remembers the requests of the last hour, 5,000 at most: without query, body, cookies and tokens, and by the path in the
 * contract, since an address may hold a ticket. Files, and what the pages of monitoring ask for, are left out.
 */
export function createHttpTraces(app: FastifyInstance) {
  const traces: HttpTrace[] = [];
  let droppedAt = 0;

  app.addHook('onResponse', async (request, reply) => {
    const { call, files } = request.routeOptions.config;
    const isOwn = call !== undefined && monitorCodes.has(call.action ?? '');
    if (files || isOwn || request.method === 'OPTIONS') return;
    traces.push(traceOf(request, reply, { uri: call?.path ?? 'unknown', at: app.clock.now() }));
    if (traces.length <= traceLimits.remembered + spare) return;
    const dropped = traces.splice(0, traces.length - traceLimits.remembered);
    droppedAt = dropped.at(-1)?.timestamp ?? 0;
  });

  return {
    /** Returns how many requests came lately, and the milliseconds in which 95 of 100 were answered. */
    lately(span: number): { count: number; p95: number } {
      const since = app.clock.now().getTime() - span;
      const times = traces
        .filter(({ timestamp }) => timestamp > since)
        .map(({ timeTaken }) => timeTaken)
        .toSorted((a, b) => a - b);
      return { count: times.length, p95: quantile(times, 0.95) };
    },

    /** Returns the newest requests that match, the newest first. */
    find({ kind, keyword }: { kind?: TraceKind | undefined; keyword: string }) {
      const now = app.clock.now().getTime();
      const found = traces
        .filter(({ timestamp }) => timestamp > now - hour)
        .filter((trace) => isOfKind(trace, kind) && trace.request.uri.includes(keyword))
        .toReversed();
      return {
        takenAt: now,
        calls: callTimesOf(found),
        traces: found.slice(0, traceLimits.shown),
        total: found.length,
        isWholeHour: droppedAt < now - hour,
      };
    },
  };
}

const monitorCodes: ReadonlySet<string> = new Set(Object.values(monitorActions));

const isOfKind = ({ response, timeTaken }: HttpTrace, kind: TraceKind | undefined): boolean =>
  kind === undefined ||
  (kind === 'slow' ? timeTaken >= slowMs : String(response.status).startsWith(kind));

function traceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { uri, at }: { uri: string; at: Date },
): HttpTrace {
  return {
    timestamp: at.getTime(),
    request: {
      method: request.method,
      uri,
      headers: allowedOf(request.headers),
      remoteAddress: request.ip,
    },
    response: { status: reply.statusCode, headers: allowedOf(reply.getHeaders()) },
    timeTaken: Math.round(reply.elapsedTime),
  };
}

const allowedOf = (headers: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    shownHeaders.flatMap((name) => {
      const value = headers[name];
      if (typeof value === 'number') return [[name, [String(value)]]];
      return typeof value === 'string' ? [[name, [value]]] : [];
    }),
  );
