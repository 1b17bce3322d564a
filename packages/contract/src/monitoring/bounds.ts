import { second } from '@portal/common/durations';

/** The value from which a figure is watched, and that from which something is to be done; where less is worse they fall. */
export interface Bound {
  warn: number;
  bad: number;
}

export type FigureState = 'good' | 'warn' | 'bad';

/** Judges a value. */
export function stateOf(value: number, { warn, bad }: Bound): FigureState {
  const isOver = (bound: number) => (bad < warn ? value <= bound : value >= bound);
  if (isOver(bad)) return 'bad';
  return isOver(warn) ? 'warn' : 'good';
}

/** Bounds of the health check and of the pages, in milliseconds or percent. */
export const bounds = {
  /** Milliseconds in which the database answers `select 1`. */
  database: { warn: 200, bad: 2 * second },
  /** Milliseconds for which a statement waits for another. */
  lock: { warn: 2 * second, bad: 10 * second },
  /** Milliseconds in which 95 of 100 requests are answered. */
  request: { warn: second, bad: 3 * second },
  /** Milliseconds in which 99 of 100 rounds of the event loop begin. */
  loop: { warn: 200, bad: second },
  disk: { warn: 80, bad: 90 },
  /** The rest of a disk. */
  free: { warn: 20, bad: 10 },
  processor: { warn: 80, bad: 95 },
  memory: { warn: 85, bad: 95 },
  heap: { warn: 75, bad: 90 },
  /** The time that garbage collection takes of all. */
  collection: { warn: 5, bad: 15 },
  /** Requests that end with a status of 500 or above. */
  failures: { warn: 1, bad: 5 },
  /** The connections of PostgreSQL in use. */
  connections: { warn: 80, bad: 95 },
  /** Blocks found in memory; the database reads the others from its disk. */
  hits: { warn: 90, bad: 80 },
} as const satisfies Record<string, Bound>;
