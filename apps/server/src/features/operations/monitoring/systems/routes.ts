import {
  getSystemFigures,
  getSystemHealth,
  listMonitoredSystems,
} from '@portal/contract/monitoring/systems';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { FastifyInstance } from 'fastify';
import { serveMonitor } from '../serve-monitor.ts';
import type { WatchedSystems } from './system-figures.ts';

interface SystemParts {
  list: () => Promise<{ key: SubsystemKey; name: string }[]>;
  systems: WatchedSystems;
}

/** Serves what the Actuators of registered systems tell, in shapes of our own. */
export function watchedSystemRoutes(app: FastifyInstance, { list, systems }: SystemParts): void {
  serveMonitor(app, listMonitoredSystems, () => list());
  serveMonitor(app, getSystemFigures, ({ system, group }) => systems.figures(system, group));
  serveMonitor(app, getSystemHealth, ({ system }) => systems.health(system));
}
