import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';
import { monitorActions, monitorReading } from './nodes.ts';

/** The most given-up jobs that are listed; all are counted. */
export const listedJobsMost = 100;

const JobQueue = z.object({
  queue: z.string(),
  /** Waiting for a worker, or for their next try. */
  waiting: z.int(),
  active: z.int(),
  /** Given up, until somebody has them tried again. */
  failed: z.int(),
});
export type JobQueue = z.infer<typeof JobQueue>;

/** A job that was given up. Its data are not shown: they may name people. */
const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  tries: z.int(),
  /** Milliseconds since 1970. */
  failedAt: z.number(),
  /** The words of its last error. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** The queues of all nodes, and the newest jobs that were given up. */
export const listJobs = defineCall({
  ...monitorReading,
  path: '/sys/jobs/list',
  input: z.strictObject({}),
  result: z.object({ queues: z.array(JobQueue), failed: z.array(FailedJob) }),
  refuses: ['monitor.foreign'],
});

/** Has a job that was given up tried once more. */
export const retryJob = defineCall({
  method: 'POST',
  path: '/sys/jobs/retry',
  envelope: 'main',
  admits: 'signed-in',
  action: monitorActions.jobs,
  input: z.strictObject({ queue: text(100).min(1), id: z.uuid() }),
  result: z.null(),
  says: '已重新执行',
  refuses: ['monitor.foreign', 'job.not-failed'],
  rate: 'write',
});
