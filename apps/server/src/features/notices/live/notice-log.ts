import { coalesce } from '@portal/common/coalesce';
import { day } from '@portal/common/durations';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import type { Faults } from '#platform/log/faults.ts';
import { acrossTenants } from '#platform/database/tenant.ts';
import {
  deleteEntriesBefore,
  entriesAfter,
  type Entry,
  newestEntries,
  insertEntry,
} from './store.ts';

export type NoticeLog = Awaited<ReturnType<typeof followNoticeLog>>;

/** A change of notices, for everyone or for these users; `gone` names an announcement that was recalled. */
export interface NoticeChange {
  to: 'all' | readonly string[];
  gone?: string;
}

/** The number of entries a node keeps for pages that reconnect; a page that missed more just reloads its notices. */
const keptInMemory = 500;
/** Above this number of users an entry is for everyone; users it does not concern find nothing new. */
const maxNamedUsers = 500;
const retentionMs = 30 * day;

interface NoticeLogParts {
  db: Database;
  bus: Bus;
  faults: Faults;
}

/** Follows the notice log of all tenants, written on any node: each entry once and in order. */
export async function followNoticeLog({ db, bus, faults }: NoticeLogParts) {
  let recent: Entry[] = await acrossTenants(() => newestEntries(db, keptInMemory));
  let newest = recent.at(-1)?.id ?? 0;
  /** The newest entry that is no longer in memory. */
  let newestDropped = recent.length < keptInMemory ? 0 : (recent[0]?.id ?? 0) - 1;
  const listeners: ((entry: Entry) => void)[] = [];

  async function read(): Promise<void> {
    for (const entry of await entriesAfter(db, newest)) {
      newest = entry.id;
      recent.push(entry);
      for (const listener of listeners) faults.call('broadcast', () => listener(entry));
    }
    const dropped = recent.splice(0, Math.max(0, recent.length - keptInMemory));
    newestDropped = dropped.at(-1)?.id ?? newestDropped;
  }
  const reading = coalesce(
    () => acrossTenants(read),
    // Without the database nothing is sent; the next entry brings the missed ones along.
    (err) => faults.note('notice log', err),
  );
  bus.subscribe('notice', reading.request);
  bus.onGap(reading.request);

  return {
    /** Writes an entry; every open page of the users it is for gets it. */
    async write({ to, gone }: NoticeChange, within: Database = db): Promise<void> {
      await insertEntry(within, to === 'all' || to.length > maxNamedUsers ? null : to, gone);
    },

    /** Calls the listener with each entry from now on. */
    onEntry: (listen: (entry: Entry) => void): void => void listeners.push(listen),

    get newest(): number {
      return newest;
    },

    /** Returns the entries after an id; undefined if some of them are no longer in memory, or the id is unknown. */
    after(last: number): readonly Entry[] | undefined {
      if (last < newestDropped || last > newest) return undefined;
      return recent.filter(({ id }) => id > last);
    },
  };
}

/** Returns true for a reader the entry is for; a user of several tenants gets entries of the tenant of the page. */
export const isAddressedTo = (
  { tenantId, personIds }: Entry,
  reader: { tenantId: number; personId: string },
): boolean =>
  tenantId === reader.tenantId && (personIds === null || personIds.includes(reader.personId));

/** Deletes entries older than 30 days, of every tenant. */
export const deleteOldEntries = (db: Database, now: Date) =>
  eachTenant(db, () => deleteEntriesBefore(db, new Date(now.getTime() - retentionMs)));
