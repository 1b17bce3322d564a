import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { tenantId } from '#platform/tenant';
import type { Audience } from '../audience.ts';
import type { Clean } from '../clean-html.ts';
import { stampAcknowledged, stampAllRead, stampArchived, stampRead } from './receipts-store.ts';
import {
  bellOf,
  findFor,
  mustReadFor,
  pageFor,
  type Reading,
  type Sought,
  type StoredAnnouncement,
} from './store.ts';

/** How many of each category the bell shows (spec section 3, "Notice list response"). */
const bellShows = 5;
/** Somebody back from a long leave confirms so many at a time. */
const mustReadShows = 10;

export type Announcements = ReturnType<typeof createAnnouncements>;

interface AnnouncementsParts {
  db: Database;
  clock: Clock;
  audience: Audience;
  clean: Clean;
  /** Told whenever somebody has read something. */
  onRead: (personId: string, tenantId: number) => void;
}

/** What people do with what is announced to them. */
export function createAnnouncements({ db, clock, audience, clean, onRead }: AnnouncementsParts) {
  const readingOf = async (personId: string): Promise<Reading> => ({
    personId,
    now: clock.now(),
    scopes: await audience.scopesOf(personId),
  });
  /** What is kept was cleaned by the policy of its day, so it is cleaned each time it leaves the house. */
  const cleaned = <A extends StoredAnnouncement>(stored: A): A => ({
    ...stored,
    content: clean(stored.content),
  });

  return {
    /** The newest that a person has not read, five of each category with how many there are of it. */
    async unreadOf(personId: string) {
      const reading = await readingOf(personId);
      const { unread, mustRead } = await bellOf(db, reading, bellShows);
      return { unread: unread.map(cleaned), mustRead };
    },

    /** Everything meant for a person, or what of it they look for, newest first; pages begin with 1. */
    async pageOf(personId: string, sought: Sought, page: { number: number; size: number }) {
      const reading = await readingOf(personId);
      const stretch = { offset: (page.number - 1) * page.size, limit: page.size };
      const { records, total } = await pageFor(db, reading, sought, stretch);
      return { records: records.map(cleaned), total };
    },

    async find(id: string, personId: string) {
      const stored = await findFor(db, await readingOf(personId), id);
      return cleaned(stored ?? refuse('announcement.not-found'));
    },

    async markRead(id: string, personId: string): Promise<void> {
      const isTheirs = await stampRead(db, await readingOf(personId), id);
      if (!isTheirs) refuse('announcement.not-found');
      onRead(personId, tenantId());
    },

    async markAllRead(personId: string, category: string | undefined): Promise<number> {
      return stampAllRead(db, await readingOf(personId), category);
    },

    async archive(personId: string, change: { id: string; archived: boolean }): Promise<void> {
      const reading = await readingOf(personId);
      if (!(await stampRead(db, reading, change.id))) refuse('announcement.not-found');
      await stampArchived(db, reading, change);
    },

    /** What a person must read and has not confirmed, oldest first, a few at a time. */
    async mustReadOf(personId: string) {
      const waiting = await mustReadFor(db, await readingOf(personId), mustReadShows);
      return waiting.map(cleaned);
    },

    /** Notes that a person confirms to have read exactly this revision. */
    async acknowledge(personId: string, form: { id: string; revision: number }): Promise<void> {
      const reading = await readingOf(personId);
      if (!(await stampRead(db, reading, form.id))) refuse('announcement.not-found');
      if (!(await stampAcknowledged(db, reading, form))) refuse('announcement.revised');
    },
  };
}
