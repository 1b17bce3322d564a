import { second } from '@portal/common/durations';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { monitorReading, nodeInput, nodeRefusals, ofNode } from './nodes.ts';

/** The tables and statements in one answer. */
export const databaseLimits = { tables: 20, statements: 20, running: 20 } as const;

/** Milliseconds from which a statement that runs is listed. */
export const runningMs = second;

const Table = z.object({
  name: z.string(),
  /** Estimates of PostgreSQL's statistics, as are all that follow. */
  rows: z.number(),
  deadRows: z.number(),
  /** Bytes of the table with what it stores apart, and of its indexes. */
  bytes: z.number(),
  indexBytes: z.number(),
  /** The last time dead rows were cleaned up, in milliseconds since 1970; null where they never were. */
  vacuumedAt: z.number().nullable(),
});
export type TableFigures = z.infer<typeof Table>;

/** A statement of this node since it started, by its text, in which values are `$1`, `$2`. */
const Statement = z.object({
  text: z.string(),
  count: z.int(),
  totalMs: z.number(),
  maxMs: z.number(),
  failed: z.int(),
});
export type StatementFigures = z.infer<typeof Statement>;

/** A connection whose statement has been running for a second or more. */
const Running = z.object({
  pid: z.int(),
  /** The name that the program gives itself. */
  application: z.string(),
  ms: z.number(),
  /** Names the event it waits for, such as `Lock: transactionid`; '' while it works. */
  waits: z.string(),
  /** The connections that hold what it waits for. */
  blockedBy: z.array(z.int()),
  /** Without the values that may be written in it. */
  text: z.string(),
});
export type RunningStatement = z.infer<typeof Running>;

/** The database of the installation, and the slowest statements of a node. */
export const getDatabase = defineCall({
  ...monitorReading,
  path: '/sys/actuator/database',
  input: z.strictObject(nodeInput),
  result: ofNode({
    version: z.string(),
    /** Bytes of all tables and indexes. */
    size: z.number(),
    connections: z.object({ used: z.int(), most: z.int() }),
    /** Of the blocks that were read, the share found in memory, 0 to 1; null before the first. */
    hits: z.number().nullable(),
    tables: z.array(Table),
    running: z.array(Running),
    /** The statements with the longest time in all. */
    statements: z.array(Statement),
  }),
  refuses: nodeRefusals,
});
export type DatabaseFigures = z.infer<typeof getDatabase.result>;
