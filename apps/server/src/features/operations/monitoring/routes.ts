import {
  getActuatorMetric,
  getHttpTrace,
  getProcessFigures,
  listHttpTraces,
} from '@portal/contract/monitoring/actuator';
import { getFigureHistory } from '@portal/contract/monitoring/history';
import { getDisks, queryDiskInfo } from '@portal/contract/monitoring/disks';
import { getHealth } from '@portal/contract/monitoring/health';
import { listNodes } from '@portal/contract/monitoring/nodes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Health } from './health/health.ts';
import type { FigureHistories } from './history/figure-history.ts';
import type { OwnNode } from './nodes/own-node.ts';
import type { Reports } from './nodes/reports.ts';
import { selectNodes } from './nodes/store.ts';
import { readDisks } from './process/disks.ts';
import type { ProcessFigures } from './process/process-figures.ts';
import { disksReport, figuresReport, healthReport, tracesReport } from './reports.ts';
import { serveMonitor } from './serve-monitor.ts';
import type { HttpTraces } from './traces/http-traces.ts';

export interface MonitorParts {
  db: Database;
  own: OwnNode;
  reports: Reports;
  figures: ProcessFigures;
  history: FigureHistories;
  traces: HttpTraces;
  health: Health;
  dataDirectory: string;
}

/** Serves the figures of nodes, by the Actuator's names for the node that answers, and of any node for our pages. */
export function monitorRoutes(app: FastifyInstance, parts: MonitorParts): void {
  const { db, own, reports, figures, history, traces, health, dataDirectory } = parts;
  const now = () => app.clock.now().getTime();
  reports.define(figuresReport, async ({ group }) => figures.figures(group));
  reports.define(tracesReport, async (wanted) => traces.find(wanted));
  reports.define(healthReport, () => health.look());
  reports.define(disksReport, async () => ({
    takenAt: now(),
    disks: await readDisks(dataDirectory),
  }));

  serveMonitor(app, listNodes, async () => {
    const listed = (await selectNodes(db)).map(({ name, startedAt, seenAt, isAway }) => ({
      name,
      startedAt: startedAt.getTime(),
      seenAt: seenAt.getTime(),
      isAway,
      isHere: name === own.name(),
    }));
    if (listed.some(({ isHere }) => isHere)) return listed;
    const startedAt = own.startedAt.getTime();
    const here = { name: own.name(), startedAt, seenAt: now(), isAway: false, isHere: true };
    return [here, ...listed];
  });

  serveMonitor(
    app,
    getActuatorMetric,
    async ({ name }) => figures.metric(name) ?? refuse('monitor.no-metric'),
  );
  serveMonitor(app, getHttpTrace, async () => ({ traces: traces.find({ keyword: '' }).traces }));
  serveMonitor(app, queryDiskInfo, () => readDisks(dataDirectory));

  serveMonitor(app, getProcessFigures, async ({ node, ...wanted }) => {
    const { node: name, content } = await reports.of(node, figuresReport, wanted);
    return { node: name, ...content };
  });
  serveMonitor(app, getFigureHistory, ({ node, ...wanted }) => history.read(node, wanted));
  serveMonitor(app, listHttpTraces, async ({ node, ...wanted }) => {
    const { node: name, content } = await reports.of(node, tracesReport, wanted);
    return { node: name, ...content };
  });
  serveMonitor(app, getDisks, async ({ node }) => {
    const { node: name, content } = await reports.of(node, disksReport, {});
    return { node: name, ...content };
  });
  serveMonitor(app, getHealth, async ({ node }) => {
    const { node: name, content } = await reports.of(node, healthReport, {});
    return { node: name, ...content };
  });
}
