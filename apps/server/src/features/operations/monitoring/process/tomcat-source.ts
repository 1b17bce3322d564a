import type { FastifyInstance } from 'fastify';
import { createHistogram } from 'node:perf_hooks';
import { counter, gauge, type MetricSource, timer } from './metric.ts';

const millisecond = 1e-3;
const microsPerMs = 1e3;
const micro = 1e-6;

/** Figures under Tomcat's names of Node's HTTP server: connections, requests, errors and the time they took. */
export function createTomcatSource(app: FastifyInstance): MetricSource {
  let [connections, accepted, count, errors, total, max] = [0, 0, 0, 0, 0, 0];
  const statuses = new Map<number, number>();
  const interval = createHistogram();

  app.server.on('connection', (socket) => {
    connections += 1;
    accepted += 1;
    socket.once('close', () => (connections -= 1));
  });
  app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) => {
    count += 1;
    if (statusCode >= 500) errors += 1;
    total += elapsedTime * millisecond;
    max = Math.max(max, elapsedTime * millisecond);
    interval.record(Math.max(1, Math.round(elapsedTime * microsPerMs)));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  });

  return {
    sample() {
      const p95 = interval.count > 0 ? interval.percentile(95) * micro : 0;
      interval.reset();
      const taken = { count, total, max };
      max = 0;
      return [
        gauge('tomcat.connections.current', 'Open connections of the HTTP server', connections),
        counter('tomcat.connections.accepted', 'Connections since the start', accepted),
        timer('tomcat.global.request', 'Requests and the time they took', taken),
        counter('tomcat.global.error', 'Responses with a status of 500 and above', errors),
        gauge('http.server.requests.p95', 'Time 95 of 100 requests took at most', p95, 'seconds'),
      ];
    },
    parts: () =>
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, used]) => ({ name: String(status), used, most: null })),
  };
}
