import { z } from 'zod';
import { defineCall } from '../call.ts';
import { monitorReading, nodeInput, nodeRefusals, ofNode } from './nodes.ts';

/** The topics of the health check; each has a section of its name in `docs/operations/runbook.md`. */
export const healthTopics = [
  'database',
  'nodes',
  'bus',
  'services',
  'requests',
  'disk',
  'event-loop',
  'memory',
  'jobs',
  'faults',
  'clock',
  'release',
  'log',
] as const;
export type HealthTopic = (typeof healthTopics)[number];

const HealthItem = z.object({
  topic: z.enum(healthTopics),
  state: z.enum(['good', 'warn', 'bad']),
  /** A sentence with the figure. */
  text: z.string(),
  /** The moment the node first saw it so, in milliseconds since 1970; null while it is good. */
  since: z.number().nullable(),
});
export type HealthItem = z.infer<typeof HealthItem>;

/** The health of a node, of what it shares with the others, and of the others as far as it sees them. */
export const getHealth = defineCall({
  ...monitorReading,
  path: '/sys/actuator/health',
  input: z.strictObject(nodeInput),
  result: ofNode({ items: z.array(HealthItem) }),
  refuses: nodeRefusals,
});
