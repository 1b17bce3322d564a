import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { tenantId } from '#platform/database/tenant.ts';
import type { Audience } from '../audience.ts';
import type { CleanHtml } from '#platform/html/clean-html.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { createBell } from './bell.ts';
import { stampAcknowledged, stampAllRead, stampArchived, stampRead } from './receipts-store.ts';
import {
  findAnnouncement,
  type InboxFilter,
  listToConfirm,
  pageOfInbox,
  type Reader,
  type StoredAnnouncement,
} from './store.ts';

/** The number of announcements to confirm in one go, for a user back from a long leave. */
const confirmBatchSize = 10;

export type Inbox = ReturnType<typeof createInbox>;

interface InboxParts {
  db: Database;
  clock: Clock;
  audience: Audience;
  clean: CleanHtml;
  /** Called when what a user has read, confirmed or archived is another. */
  onRead: (personId: string, tenantId: number) => void;
}

/** Reads, marks, archives and confirms the announcements addressed to a user. */
export function createInbox({ db, clock, audience, clean, onRead }: InboxParts) {
  const readerOf = async (personId: string): Promise<Reader> => ({
    personId,
    now: clock.now(),
    scopes: await audience.scopesOf(personId),
  });
  /** Cleans stored HTML again, since the policy of the day it was written may have been weaker. */
  const cleaned = <A extends StoredAnnouncement>(stored: A): A => ({
    ...stored,
    content: clean(stored.content),
  });

  const bell = createBell(db);

  return {
    /** Returns the newest unread announcements, five per category with the total of each, and the number to confirm. */
    async unreadOf(personId: string) {
      const { unread, mustRead } = await bell.unreadOf(await readerOf(personId));
      return { unread: unread.map(cleaned), mustRead };
    },

    /** Returns a page of what is addressed to the user and matches the filter, newest first; pages begin with 1. */
    async pageOf(personId: string, filter: InboxFilter, page: PageRequest) {
      const reader = await readerOf(personId);
      const found = await pageOfInbox(db, reader, filter, page);
      return { ...found, records: found.records.map(cleaned) };
    },

    async find(id: string, personId: string) {
      const stored = await findAnnouncement(db, await readerOf(personId), id);
      return cleaned(stored ?? refuse('announcement.not-found'));
    },

    async markRead(id: string, personId: string): Promise<void> {
      const isTheirs = await stampRead(db, await readerOf(personId), id);
      if (!isTheirs) refuse('announcement.not-found');
      onRead(personId, tenantId());
    },

    async markAllRead(personId: string, category: string | undefined): Promise<number> {
      const marked = await stampAllRead(db, await readerOf(personId), category);
      if (marked > 0) onRead(personId, tenantId());
      return marked;
    },

    async archive(personId: string, change: { id: string; archived: boolean }): Promise<void> {
      const reader = await readerOf(personId);
      if (!(await stampRead(db, reader, change.id))) refuse('announcement.not-found');
      await stampArchived(db, reader, change);
      onRead(personId, tenantId());
    },

    /** Returns the oldest announcements the user still has to confirm, a few at a time. */
    async mustReadOf(personId: string) {
      const waiting = await listToConfirm(db, await readerOf(personId), confirmBatchSize);
      return waiting.map(cleaned);
    },

    /** Records that the user confirms to have read this very revision. */
    async acknowledge(personId: string, form: { id: string; revision: number }): Promise<void> {
      const reader = await readerOf(personId);
      if (!(await stampRead(db, reader, form.id))) refuse('announcement.not-found');
      const isConfirmed = await stampAcknowledged(db, reader, form);
      onRead(personId, tenantId());
      if (!isConfirmed) refuse('announcement.revised');
    },
  };
}
