import { z } from 'zod';
import { defineCall } from '../call.ts';
import { monitorReading, nodeInput, nodeRefusals, ofNode } from './nodes.ts';

/** A file system, as JeecgBoot's page reads it. */
export const Disk = z.object({
  name: z.string(),
  /** Bytes. */
  max: z.number(),
  rest: z.number(),
  /** The share that is used, in whole percent. */
  restPPT: z.int(),
});

/** The file systems that the node which answers writes to. */
export const queryDiskInfo = defineCall({
  ...monitorReading,
  path: '/sys/actuator/redis/queryDiskInfo',
  input: z.strictObject({}),
  result: z.array(Disk),
  refuses: ['monitor.foreign'],
});

/** The same of any node, with the node's name. */
export const getDisks = defineCall({
  ...monitorReading,
  path: '/sys/actuator/disks',
  input: z.strictObject(nodeInput),
  result: ofNode({ disks: z.array(Disk) }),
  refuses: nodeRefusals,
});
