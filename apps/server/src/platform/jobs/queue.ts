import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';

/** A kind of work that is done in the background by any node, each job by one of them. */
export interface Queue<T extends object = object> {
  name: string;
  /** The data of a job; ids rather than contents. */
  data: z.ZodType<T>;
  /** Number of retries, and the seconds before the first; each further wait is longer. */
  retries: number;
  retryAfter: number;
  /** Seconds after which a job whose node has gone is given to another. */
  expiresIn: number;
  /** Seconds without a sign of its node after which a long job is given to another; such a sign is sent by itself. */
  heartbeat?: number;
}

interface Job<T> {
  data: T;
  /** If it fails now, it is not tried again by itself. */
  isLastTry: boolean;
}

/** @throws when the job failed and is to be tried again. */
export type Handle<T> = (job: Job<T>) => Promise<void>;

export interface SendOptions {
  /** A transaction: there is a job once it is committed, and none otherwise. */
  within?: Database;
  /** Not before this moment, or so many seconds from now, by the clock of the database. */
  at?: Date;
  after?: number;
}

export interface Repetition<T> {
  cron: string;
  data: T;
}

export interface QueueCounts {
  queue: string;
  /** Waiting for a worker, or for their next try. */
  waiting: number;
  active: number;
  /** Given up, until somebody repeats them. */
  failed: number;
}

/** A job that was given up, with the words of its last error. */
export interface FailedJob {
  id: string;
  queue: string;
  tries: number;
  failedAt: Date;
  error: string;
}

/** Background work that survives the process: jobs are rows of the database. */
export interface Jobs {
  /** Says how the jobs of a queue are done on this node. */
  work<T extends object>(queue: Queue<T>, handle: Handle<T>): void;
  /** Sends a job by a cron expression of five fields in UTC, once for all nodes. */
  repeat<T extends object>(queue: Queue<T>, repetition: Repetition<T>): void;
  send<T extends object>(queue: Queue<T>, data: T, options?: SendOptions): Promise<void>;
  /** Has this node look for jobs now: after a transaction that sent some is committed. */
  wake(queue: Pick<Queue, 'name'>): void;
  /** Begins to work, and tries again by itself where that fails. The first job that is sent begins it, too. */
  start(): void;
  counts(): Promise<QueueCounts[]>;
  /** Jobs that were given up, the newest first. */
  failed(most: number): Promise<FailedJob[]>;
  /** Has a job that was given up tried once more; returns false where there is none. */
  retry(queue: string, id: string): Promise<boolean>;
  /** Hears of every failure of a job, and of the queues themselves. */
  onFailure(listen: (error: unknown) => void): void;
  /** Lets the jobs under way come to their end. */
  stop(): Promise<void>;
}
