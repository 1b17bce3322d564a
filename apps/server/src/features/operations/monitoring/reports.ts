import { getConnections } from '@portal/contract/monitoring/connections';
import { getDatabase } from '@portal/contract/monitoring/database';
import { getHealth } from '@portal/contract/monitoring/health';
import { getDisks } from '@portal/contract/monitoring/disks';
import { getProcessFigures, listHttpTraces } from '@portal/contract/monitoring/actuator';

/** Reports that a node may ask another for: the input and the result of the call, without the node's name. */
export const figuresReport = {
  name: 'figures',
  input: getProcessFigures.input.omit({ node: true }),
  content: getProcessFigures.result.omit({ node: true }),
};
export const tracesReport = {
  name: 'traces',
  input: listHttpTraces.input.omit({ node: true }),
  content: listHttpTraces.result.omit({ node: true }),
};
export const connectionsReport = {
  name: 'connections',
  input: getConnections.input.omit({ node: true }),
  content: getConnections.result.omit({ node: true }),
};
export const databaseReport = {
  name: 'database',
  input: getDatabase.input.omit({ node: true }),
  content: getDatabase.result.omit({ node: true }),
};
export const disksReport = {
  name: 'disks',
  input: getDisks.input.omit({ node: true }),
  content: getDisks.result.omit({ node: true }),
};
export const healthReport = {
  name: 'health',
  input: getHealth.input.omit({ node: true }),
  content: getHealth.result.omit({ node: true }),
};
