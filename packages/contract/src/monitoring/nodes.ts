import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';

/** Action codes: seeing how the nodes are, asking Redis by hand, and having given-up jobs tried again. */
export const monitorActions = {
  list: 'ams:monitor:list',
  terminal: 'ams:monitor:terminal',
  jobs: 'ams:monitor:jobs',
} as const;

/** Members that calls of monitoring share: for those who may see it, in the default tenant alone. */
export const monitorReading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: monitorActions.list,
  rate: 'read',
  isBackground: true,
} as const;

/** A node by its name; the one that answers where none is named. */
export const nodeInput = { node: text(255).optional() };

/** The refusals of a call that asks one of several nodes. */
export const nodeRefusals = ['monitor.foreign', 'node.unknown', 'node.silent'] as const;

/** An answer of a node, with its name. */
export const ofNode = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    node: z.string(),
    /** The moment of the figures in milliseconds since 1970, by the clock of the node. */
    takenAt: z.number(),
    ...shape,
  });

const Node = z.object({
  /** Host and port. */
  name: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  seenAt: z.number(),
  /** It ended without a word: it has been silent for longer than three of its signs of life. */
  isAway: z.boolean(),
  /** It is the node that answers. */
  isHere: z.boolean(),
});
export type Node = z.infer<typeof Node>;

/** The nodes of the installation, by name; one that stopped in order is not among them. */
export const listNodes = defineCall({
  ...monitorReading,
  path: '/sys/actuator/nodes',
  input: z.strictObject({}),
  result: z.array(Node),
  refuses: ['monitor.foreign'],
});
