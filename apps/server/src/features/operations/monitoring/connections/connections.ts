import type { Connections } from '@portal/contract/monitoring/connections';
import { getConnections } from '@portal/contract/monitoring/connections';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '#platform/bus/bus.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Reports } from '../nodes/reports.ts';
import { connectionsReport } from '../reports.ts';
import { serveMonitor } from '../serve-monitor.ts';

interface ConnectionsParts {
  reports: Reports;
  /** The number of open sockets, and of closed ones by close code. */
  sockets: () => { open: number; closed: ReadonlyMap<number, number> };
  bus: Pick<Bus, 'ways'>;
  outbounds: Pick<Outbounds, 'states'>;
  /** The registered systems that have an Actuator; one that has none any more is not shown. */
  monitored: () => Promise<readonly { key: string }[]>;
}

/** Serves the connections of nodes: sockets of pages, ways to other nodes, and services outside. */
export function connectionRoutes(app: FastifyInstance, parts: ConnectionsParts): void {
  const { reports, sockets, bus, outbounds, monitored } = parts;

  async function services(): Promise<Connections['services']> {
    const keys = new Set((await monitored()).map(({ key }) => key));
    return outbounds.states().filter(({ kind, name }) => kind !== 'actuator' || keys.has(name));
  }

  reports.define(connectionsReport, async () => {
    const { open, closed } = sockets();
    return {
      takenAt: app.clock.now().getTime(),
      sockets: { open, closed: Array.from(closed, ([code, count]) => ({ code, count })) },
      bus: bus.ways().map(({ name, isUp }) => ({ name, isUp })),
      services: await services(),
    };
  });
  serveMonitor(app, getConnections, async ({ node }) => {
    const { node: name, content } = await reports.of(node, connectionsReport, {});
    return { node: name, ...content };
  });
}
