/** An event of Kysely's log, as far as it is read here. */
export interface StatementEvent {
  level: 'query' | 'error';
  query: { readonly sql: string };
  queryDurationMillis: number;
}

/** Times of one statement since the node started. */
export interface StatementTimes {
  /** Values are `$1`, `$2`. */
  text: string;
  count: number;
  totalMs: number;
  maxMs: number;
  failed: number;
}

/** Statements that are remembered; some are put together from what a list shows, so that their number has no end. */
const most = 1_000;

export type StatementClock = ReturnType<typeof createStatementClock>;

/** Adds up how long statements take, by their text. Where there are too many, those that took the least are forgotten. */
export function createStatementClock() {
  const known = new Map<string, StatementTimes>();
  const slowest = (count: number): StatementTimes[] =>
    [...known.values()].toSorted((a, b) => b.totalMs - a.totalMs).slice(0, count);

  function forgetQuickOnes(): void {
    const kept = slowest(most / 2);
    known.clear();
    for (const times of kept) known.set(times.text, times);
  }

  return {
    /** Takes an event of Kysely's log. */
    note: ({ level, query: { sql: text }, queryDurationMillis: ms }: StatementEvent): void => {
      const times = known.get(text) ?? { text, count: 0, totalMs: 0, maxMs: 0, failed: 0 };
      times.count += 1;
      times.totalMs += ms;
      times.maxMs = Math.max(times.maxMs, ms);
      if (level === 'error') times.failed += 1;
      known.set(text, times);
      if (known.size > most) forgetQuickOnes();
    },
    slowest,
  };
}
