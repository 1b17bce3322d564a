import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/database/database.ts';
import type { LogOutput } from '#platform/log/output.ts';
import type { Jobs } from '#platform/jobs/queue.ts';

const buckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface MetricsParts {
  db: Database;
  /** The number of open sockets, and of closed ones by close code. */
  sockets: () => { open: number; closed: ReadonlyMap<number, number> };
  bus: Pick<Bus, 'ways'>;
  /** Failures of background work since the start, by part. */
  faults: () => ReadonlyMap<string, number>;
  logOutput: Pick<LogOutput, 'lost'>;
  jobs: Pick<Jobs, 'counts'>;
}

/** Registers all metrics of a server: response times, process, sockets, bus, faults, log and jobs. */
export function registerMetrics(
  app: FastifyInstance,
  { db, sockets, bus, faults, logOutput, jobs }: MetricsParts,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer, by call of the contract and HTTP status',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  });
  const sessions = new Gauge({
    name: 'portal_sessions',
    help: 'Sessions that have not ended',
    registers: [registry],
    async collect() {
      // Without the database the other metrics matter all the more.
      sessions.set(await countSessions(db, app.clock.now()).catch(() => Number.NaN));
    },
  });
  countSockets(registry, sockets);
  showBus(registry, bus);
  countFaults(registry, faults);
  countLostLines(registry, logOutput);
  countJobs(registry, jobs);

  app.addHook('onResponse', async (request, reply) => {
    const { call, files } = request.routeOptions.config;
    // The path of the contract, never the requested address: there must not be more series than calls.
    const path = call?.path ?? (files ? 'files' : 'unknown');
    responses.observe({ call: path, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
  app.addHook('onClose', async () => registry.clear());
  return registry;
}

function countSockets(registry: Registry, sockets: MetricsParts['sockets']): void {
  const open: Gauge = new Gauge({
    name: 'portal_sockets',
    help: 'Sockets of pages that are open',
    registers: [registry],
    collect(): void {
      open.set(sockets().open);
    },
  });
  const closed: Counter<'code'> = new Counter({
    name: 'portal_sockets_closed_total',
    help: 'Sockets that were closed, by close code',
    labelNames: ['code'],
    registers: [registry],
    collect(): void {
      closed.reset();
      for (const [code, count] of sockets().closed) closed.inc({ code: String(code) }, count);
    },
  });
}

function showBus(registry: Registry, bus: MetricsParts['bus']): void {
  const up: Gauge<'way'> = new Gauge({
    name: 'portal_bus_up',
    help: 'Whether this node hears of news from the others, by the way it takes',
    labelNames: ['way'],
    registers: [registry],
    collect(): void {
      for (const { name, isUp } of bus.ways()) up.set({ way: name }, Number(isUp));
    },
  });
}

function countFaults(registry: Registry, faults: MetricsParts['faults']): void {
  const failed: Counter<'part'> = new Counter({
    name: 'portal_faults_total',
    help: 'Failures of background work, each of which is in the log, by part',
    labelNames: ['part'],
    registers: [registry],
    collect(): void {
      failed.reset();
      for (const [part, count] of faults()) failed.inc({ part }, count);
    },
  });
}

function countLostLines(registry: Registry, output: MetricsParts['logOutput']): void {
  const lost: Counter = new Counter({
    name: 'portal_log_lines_lost_total',
    help: 'Lines of the log that were lost since nobody read them, or since the disk was full',
    registers: [registry],
    collect(): void {
      lost.reset();
      lost.inc(output.lost);
    },
  });
}

function countJobs(registry: Registry, jobs: MetricsParts['jobs']): void {
  const jobStates: Gauge<'queue' | 'state'> = new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of all nodes that wait, are worked on, or were given up, by queue',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      jobStates.reset();
      // Without the database the other metrics matter all the more.
      for (const { queue, ...counts } of await jobs.counts().catch(() => [])) {
        for (const [state, count] of Object.entries(counts)) jobStates.set({ queue, state }, count);
      }
    },
  });
}

async function countSessions(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .where('expires_at', '>', now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
