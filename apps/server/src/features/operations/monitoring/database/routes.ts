import { databaseLimits, getDatabase } from '@portal/contract/monitoring/database';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { StatementClock } from '#platform/database/statement-times.ts';
import type { Reports } from '../nodes/reports.ts';
import { databaseReport } from '../reports.ts';
import { serveMonitor } from '../serve-monitor.ts';
import { readDatabase } from './database-figures.ts';

interface DatabaseParts {
  db: Database;
  reports: Reports;
  statements: Pick<StatementClock, 'slowest'>;
}

/** Serves the figures of the database, and the slowest statements of any node. */
export function databaseRoutes(
  app: FastifyInstance,
  { db, reports, statements }: DatabaseParts,
): void {
  reports.define(databaseReport, async () => ({
    takenAt: app.clock.now().getTime(),
    ...(await readDatabase(db)),
    statements: statements.slowest(databaseLimits.statements),
  }));
  serveMonitor(app, getDatabase, async ({ node }) => {
    const { node: name, content } = await reports.of(node, databaseReport, {});
    return { node: name, ...content };
  });
}
