import type { Bus } from '#platform/bus';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { eachTenant } from '#platform/each-tenant';
import type { Faults } from '#platform/faults';
import { nowAndThen } from '#platform/now-and-then';
import { acrossTenants } from '#platform/tenant';
import {
  deleteEntriesBefore,
  entriesAfter,
  type Entry,
  newestEntries,
  writeEntry,
} from './store.ts';

export type Diary = Awaited<ReturnType<typeof followDiary>>;

/** That something is new about notices, for all or for these people; or that an announcement is gone. */
export interface NoticeNews {
  to: 'all' | readonly string[];
  gone?: string;
}

/** So many entries a node remembers for those who come back; who was away for longer is told that something is new. */
const remembered = 500;
/** More people than this are not named one by one: everybody is told, and those it does not concern find nothing new. */
const namedAtMost = 500;
const day = 24 * 3_600_000;
const keptMs = 30 * day;

interface DiaryParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  faults: Faults;
}

/** Follows what is new about notices in all tenants, on whichever node it was written, each entry once and in order. */
export async function followDiary({ db, bus, clock, faults }: DiaryParts) {
  let recent: Entry[] = await acrossTenants(() => newestEntries(db, remembered));
  let newest = recent.at(-1)?.id ?? 0;
  /** Up to here nothing is remembered. */
  let forgotten = recent.length < remembered ? 0 : (recent[0]?.id ?? 0) - 1;
  const listeners: ((entry: Entry) => void)[] = [];
  let reading: Promise<void> | undefined;
  let isStale = false;

  async function read(): Promise<void> {
    while (isStale) {
      isStale = false;
      for (const entry of await entriesAfter(db, newest)) {
        newest = entry.id;
        recent.push(entry);
        for (const hear of listeners) faults.call('broadcast', () => hear(entry));
      }
      const surplus = recent.splice(0, Math.max(0, recent.length - remembered));
      forgotten = surplus.at(-1)?.id ?? forgotten;
    }
  }
  function look(): void {
    isStale = true;
    reading ??= acrossTenants(read)
      // Without the database nobody is told anything; the next news brings it along.
      .catch((err: unknown) => faults.note('notice log', err))
      .finally(() => (reading = undefined));
  }
  bus.subscribe('notice', look);
  bus.onGap(look);

  const tidy = nowAndThen({ clock, everyMs: day }, (now) =>
    eachTenant(db, () => deleteEntriesBefore(db, new Date(now.getTime() - keptMs))),
  );

  return {
    /** Notes that something is new: all pages that are open of those it is for hear of it. */
    async write({ to, gone }: NoticeNews, within: Database = db): Promise<void> {
      await writeEntry(within, to === 'all' || to.length > namedAtMost ? null : to, gone);
      await tidy();
    },

    /** Hears of each entry from now on. */
    onEntry: (listen: (entry: Entry) => void): void => void listeners.push(listen),

    get newest(): number {
      return newest;
    },

    /** What came after an entry; undefined when not all of it is remembered. A number from the future has missed all. */
    after(last: number): readonly Entry[] | undefined {
      if (last < forgotten || last > newest) return undefined;
      return recent.filter(({ id }) => id > last);
    },
  };
}

/** Somebody of several tenants is told what is new in the one their page works in. */
export const isFor = (
  { tenantId, personIds }: Entry,
  reader: { tenantId: number; personId: string },
): boolean =>
  tenantId === reader.tenantId && (personIds === null || personIds.includes(reader.personId));
