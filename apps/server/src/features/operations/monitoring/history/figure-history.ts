import { minute } from '@portal/common/durations';
import {
  type FigureHistory,
  type HistoryRange,
  historyRanges,
} from '@portal/contract/monitoring/history';
import type { FigureGroup } from '@portal/contract/monitoring/actuator';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { OwnNode } from '../nodes/own-node.ts';
import type { ProcessFigures } from '../process/process-figures.ts';
import { minuteOf, type Sample } from './minute-sample.ts';
import { type HistoryPart, idOfList, insertSample, selectHistory, selectNow } from './store.ts';

interface HistoryParts {
  db: Database;
  faults: Faults;
  own: OwnNode;
  figures: ProcessFigures;
}

export type FigureHistories = ReturnType<typeof createFigureHistory>;

/**
 * Stores one sample of this node's figures a minute while it listens, and reads those of any node. A minute in which the
 * node or the database was away has none: it is a gap, and so is the rise of a count across it.
 */
export function createFigureHistory(
  app: FastifyInstance,
  { db, faults, own, figures }: HistoryParts,
) {
  let before: Sample | undefined;
  let listId: number | undefined;
  let isWriting = false;

  /** A connection that was waited for is no reason for figures of the past: they are taken once it is there. */
  const store = (): Promise<void> =>
    db.connection().execute(async (connection) => {
      const { measured, samples } = figures.since(before?.at);
      listId ??= await idOfList(connection, measured);
      const made = minuteOf(measured, samples, before);
      before = samples.at(-1) ?? before;
      await insertSample(connection, { node: own.name(), listId, figures: made });
    });

  async function storeOnce(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    try {
      await store();
    } finally {
      isWriting = false;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const storeWatched = () => faults.watch('samples', storeOnce());
  app.addHook('onListen', async () => {
    storeWatched();
    timer = setInterval(storeWatched, minute).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));

  return {
    /** Returns the figures of a group at a node in the last hour, day or week. */
    async read(
      node: string | undefined,
      { group, range }: { group: FigureGroup; range: HistoryRange },
    ): Promise<FigureHistory> {
      const { minutes, step } = historyRanges[range];
      const name = node ?? own.name();
      const [{ now, last }, parts] = await Promise.all([
        selectNow(db, step),
        selectHistory(db, { node: name, group, minutes, step }),
      ]);
      const span = step * minute;
      const count = minutes / step;
      const times = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * span);
      return { node: name, takenAt: now, times, series: joined(parts, times) };
    },
  };
}

/** Joins the points of several releases into one series a figure, with null where there is none. */
function joined(parts: readonly HistoryPart[], times: readonly number[]): FigureHistory['series'] {
  const places = new Map(times.map((at, place) => [at, place]));
  const series = new Map<string, FigureHistory['series'][number]>();
  for (const { measured, rows } of parts) {
    for (const [index, { name, statistic }] of measured.entries()) {
      const key = `${name}/${statistic}`;
      const values = series.get(key)?.values ?? times.map(() => null);
      for (const { at, figures } of rows) {
        const place = places.get(at);
        if (place !== undefined) values[place] = figures[index] ?? null;
      }
      series.set(key, { name, statistic, values });
    }
  }
  return [...series.values()];
}
