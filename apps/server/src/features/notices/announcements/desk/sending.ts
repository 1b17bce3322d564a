import type { Database } from '#platform/database/database.ts';
import { momentOf } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { countRecipients } from '../audience.ts';
import { changeAnnouncement, type DeskRow, scopesOfAnnouncement } from './store.ts';
import { deskAudit, type DeskParts, updateWithLock } from './desk-parts.ts';

/** Sends, recalls, ends and pins announcements. */
export function sendActions(parts: DeskParts) {
  const { clock, publisher } = parts;
  const [record, update] = [deskAudit(parts), updateWithLock(parts)];

  /** Counts the recipients; refuses an announcement that cannot be sent as it is. */
  async function recipientsOf(tx: Database, row: DeskRow, sentAt: Date): Promise<number> {
    const scopes = await scopesOfAnnouncement(tx, row.id);
    if (scopes.length === 0) refuse('announcement.no-audience');
    if (row.ends_at && row.ends_at <= sentAt) refuse('announcement.in-the-past');
    if (row.copies.some((channel) => !publisher.isOpen(channel))) refuse('channel.closed');
    return countRecipients(tx, scopes);
  }

  return {
    /** Sends a draft now, or schedules it. Returns the number of recipients; no row is written for each of them. */
    async release(id: string, sendTime: string | null, caller: Caller): Promise<number> {
      const now = clock.now();
      const sent_at = sendTime === null ? now : momentOf(sendTime);
      if (sendTime !== null && sent_at <= now) refuse('announcement.in-the-past');
      const recipients = await update(id, ['draft', 'scheduled'], async (tx, row) => {
        const people = await recipientsOf(tx, row, sent_at);
        await changeAnnouncement(tx, id, { sent_at, reach: people });
        if (sendTime !== null) await publisher.schedule(tx, id, sent_at);
        return people;
      });
      await publisher.publishDue();
      await record(caller, 'announcement.sent', {
        id,
        at: sent_at.toISOString(),
        for: `${recipients}`,
      });
      return recipients;
    },

    /** Takes the announcement off every screen, also of users who have read it. */
    async recall(id: string, caller: Caller): Promise<void> {
      await update(id, ['scheduled', 'sent', 'ended'], (tx) =>
        changeAnnouncement(tx, id, { cancelled_at: clock.now() }),
      );
      await publisher.notifyRecipients(id, { isGone: true });
      await record(caller, 'announcement.recalled', { id });
    },

    async end(id: string, caller: Caller): Promise<void> {
      await update(id, ['sent'], (tx) => changeAnnouncement(tx, id, { ends_at: clock.now() }));
      await publisher.notifyRecipients(id);
      await record(caller, 'announcement.ended', { id });
    },

    async pin(id: string, isPinned: boolean, caller: Caller): Promise<void> {
      await update(id, ['draft', 'scheduled', 'sent', 'ended'], (tx) =>
        changeAnnouncement(tx, id, { pinned_at: isPinned ? clock.now() : null }),
      );
      await publisher.notifyRecipients(id);
      await record(caller, 'announcement.pinned', { id, pinned: String(isPinned) });
    },
  };
}
