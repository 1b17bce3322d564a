import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { bellVersion, readBell, readContents, type StoredBell } from './bell-store.ts';
import type { Reader, StoredAnnouncement } from './store.ts';

/** The number of announcements per category in the bell (spec section 3, "Notice list response"). */
const bellSize = 5;
/** A bell takes about 1 kB; those of more readers than this are counted again. */
const mostBells = 20_000;
/** The announcements a group shows at one time, however many readers it has. */
const mostContents = 1_000;

export type UnreadAnnouncement = StoredAnnouncement & { total: number };

type Content = Awaited<ReturnType<typeof readContents>>[number];

/**
 * Counts the unread announcements of a reader. Every open page without a socket asks for them each six seconds, so a
 * count is kept until an announcement or a receipt of the reader changes, which one look in the database tells, or until
 * an announcement begins or ends by time. With 2,000 announcements a count costs fifty looks.
 */
export function createBell(db: Database) {
  const bells = new LRUCache<string, { version: string; bell: StoredBell }>({ max: mostBells });
  const contents = new LRUCache<string, Content>({ max: mostContents });

  async function bellOf(reader: Reader, version: string): Promise<StoredBell> {
    const key = `${tenantId()} ${reader.personId}`;
    const kept = bells.get(key);
    if (kept?.version === version && holdsAt(kept.bell, reader.now)) return kept.bell;
    const bell = await readBell(db, reader, bellSize);
    bells.set(key, { version, bell });
    return bell;
  }

  /** Returns what these announcements say, by their ids; `changes` is the number of changes so far. */
  async function contentsOf(ids: readonly string[], changes: string) {
    const keyOf = (id: string) => `${tenantId()} ${changes} ${id}`;
    const missing = ids.filter((id) => !contents.has(keyOf(id)));
    if (missing.length > 0)
      for (const content of await readContents(db, missing))
        contents.set(keyOf(content.id), content);
    return (id: string) => contents.get(keyOf(id));
  }

  return {
    /** Returns the newest unread announcements, five per category with the total of each, and the number to confirm. */
    async unreadOf(reader: Reader): Promise<{ unread: UnreadAnnouncement[]; mustRead: number }> {
      // Read first: what changes while a bell is counted makes it be counted once more, and never kept too long.
      const changes = await bellVersion(db, reader.personId);
      const bell = await bellOf(reader, `${changes} ${reader.scopes.join()}`);
      const content = await contentsOf(
        bell.newest.map(({ id }) => id),
        changes.split('.')[0] ?? '',
      );
      const unread = bell.newest.flatMap(({ id, ...mine }) => {
        const found = content(id);
        return found
          ? [{ ...found, ...mine, isRead: false, isAcknowledged: false, isEnded: false }]
          : [];
      });
      return { unread, mustRead: bell.mustRead };
    },
  };
}

const holdsAt = ({ until }: StoredBell, now: Date): boolean => until === null || now < until;
