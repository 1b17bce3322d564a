import { serviceText } from '@portal/contract/monitoring/connections';
import type { FastifyInstance } from 'fastify';
import { nodeWarnings } from '#features/operations/health/node-warnings.ts';
import { createHealth } from '#features/operations/monitoring/health/health.ts';
import { recentMs } from '#features/operations/monitoring/health/health-checks.ts';
import type { Live } from '#features/notices/live/live.ts';
import { connectionRoutes } from '#features/operations/monitoring/connections/connections.ts';
import { databaseRoutes } from '#features/operations/monitoring/database/routes.ts';
import { createFigureHistory } from '#features/operations/monitoring/history/figure-history.ts';
import { jobRoutes } from '#features/operations/monitoring/jobs/routes.ts';
import { createOwnNode } from '#features/operations/monitoring/nodes/own-node.ts';
import { createReports } from '#features/operations/monitoring/nodes/reports.ts';
import { createJvmSource } from '#features/operations/monitoring/process/jvm-source.ts';
import { createProcessFigures } from '#features/operations/monitoring/process/process-figures.ts';
import { createServerSource } from '#features/operations/monitoring/process/server-source.ts';
import { createTomcatSource } from '#features/operations/monitoring/process/tomcat-source.ts';
import { createRedisConnection } from '#features/operations/monitoring/redis/redis-connection.ts';
import { createRedisMonitor } from '#features/operations/monitoring/redis/redis-monitor.ts';
import { redisRoutes } from '#features/operations/monitoring/redis/routes.ts';
import { createRedisTerminal } from '#features/operations/monitoring/redis/terminal.ts';
import { monitorRoutes } from '#features/operations/monitoring/routes.ts';
import { watchedSystemRoutes } from '#features/operations/monitoring/systems/routes.ts';
import { createWatchedSystems } from '#features/operations/monitoring/systems/system-figures.ts';
import { createHttpTraces } from '#features/operations/monitoring/traces/http-traces.ts';
import { createRegisteredActuators } from '#features/subsystems/actuators/registered-actuators.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/operations/monitoring`: nodes, figures of the process, requests, jobs, health, registered systems, and Redis. */
export function wireMonitoring(
  app: FastifyInstance,
  { db, statements, bus, jobs, clock, log, logOutput, secret, config }: World,
  { faults, audit, outbounds }: SharedServices,
): { serveConnections: (sockets: Live['figures']) => void } {
  const own = createOwnNode(app, { db, faults });
  const reports = createReports({ db, bus, faults, own });
  const figures = createProcessFigures(app, {
    server: createServerSource(own),
    jvm: createJvmSource(),
    tomcat: createTomcatSource(app),
  });
  const history = createFigureHistory(app, { db, faults, own, figures });
  const traces = createHttpTraces(app);
  const valueOf = (name: string): number => figures.metric(name)?.measurements[0]?.value ?? 0;
  const share = (name: string, whole: string): number => (valueOf(name) / valueOf(whole)) * 100;
  const { dataDirectory, redisMonitor } = config;
  const health = createHealth(app, {
    db,
    bus,
    jobs,
    dataDirectory,
    faults: faults.counts,
    restingServices: () =>
      outbounds
        .states()
        .filter(({ restsUntil }) => restsUntil !== null)
        .map(serviceText),
    recentRequests: () => traces.lately(recentMs),
    lostLines: () => logOutput.lost,
    loopDelay: () => valueOf('nodejs.eventloop.delay.p99'),
    memory: () => {
      const free = share('system.memory.free', 'system.memory.total');
      return { machine: 100 - free, heap: share('jvm.memory.used', 'jvm.memory.max') };
    },
    warnings: () => nodeWarnings(db, app.clock),
  });
  jobRoutes(app, { jobs, audit });
  databaseRoutes(app, { db, reports, statements });
  monitorRoutes(app, { db, own, reports, figures, history, traces, health, dataDirectory });

  const registered = createRegisteredActuators({ db, secret });
  const systems = createWatchedSystems({ clock, outbounds, find: (key) => registered.find(key) });
  watchedSystemRoutes(app, { list: () => registered.list(), systems });

  const redis = createRedisConnection(redisMonitor.url, log);
  const isConfigured = redisMonitor.url !== undefined;
  const monitor = createRedisMonitor(app, { redis, isConfigured });
  const prefixes = redisMonitor.keys;
  const terminal = createRedisTerminal({ ask: redis.ask, isConfigured, prefixes, audit });
  redisRoutes(app, { monitor, terminal, own });

  return {
    // Sockets are there later: monitoring comes first, so that it counts the requests of every route.
    serveConnections: (sockets) =>
      connectionRoutes(app, {
        reports,
        sockets,
        bus,
        outbounds,
        monitored: () => registered.list(),
      }),
  };
}
