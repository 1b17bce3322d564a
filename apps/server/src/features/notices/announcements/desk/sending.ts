import type { Database } from '#platform/database';
import { momentOf } from '#platform/group-time';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { countMeant } from '../audience.ts';
import { changeAnnouncement, type DeskRow, scopesOfAnnouncement } from './store.ts';
import { changer, type DeskParts, noter } from './desk-parts.ts';

/** What is done to an announcement that people see, or are about to. */
export function deskSending(parts: DeskParts) {
  const { clock, announcer } = parts;
  const [note, change] = [noter(parts), changer(parts)];

  /** How many people it is for now; refuses where it cannot be sent as it is. */
  async function reachOf(tx: Database, row: DeskRow, sentAt: Date): Promise<number> {
    const scopes = await scopesOfAnnouncement(tx, row.id);
    if (scopes.length === 0) refuse('announcement.no-audience');
    if (row.ends_at && row.ends_at <= sentAt) refuse('announcement.in-the-past');
    if (row.copies.some((channel) => !announcer.isOpen(channel))) refuse('channel.closed');
    return countMeant(tx, scopes);
  }

  return {
    /** Sends a draft, now or at a time to come. Answers how many people it is for, who get no rows by that. */
    async release(id: string, sendTime: string | null, caller: Caller): Promise<number> {
      const now = clock.now();
      const sent_at = sendTime === null ? now : momentOf(sendTime);
      if (sendTime !== null && sent_at <= now) refuse('announcement.in-the-past');
      const reach = await change(id, ['draft', 'scheduled'], async (tx, row) => {
        const people = await reachOf(tx, row, sent_at);
        await changeAnnouncement(tx, id, { sent_at, reach: people });
        if (sendTime !== null) await announcer.schedule(tx, id, sent_at);
        return people;
      });
      await announcer.look();
      await note(caller, 'announcement.sent', { id, at: sent_at.toISOString(), for: `${reach}` });
      return reach;
    },

    /** Takes it from every screen, also of those who have read it. */
    async recall(id: string, caller: Caller): Promise<void> {
      await change(id, ['scheduled', 'sent', 'ended'], (tx) =>
        changeAnnouncement(tx, id, { cancelled_at: clock.now() }),
      );
      await announcer.tell(id, { isGone: true });
      await note(caller, 'announcement.recalled', { id });
    },

    async end(id: string, caller: Caller): Promise<void> {
      await change(id, ['sent'], (tx) => changeAnnouncement(tx, id, { ends_at: clock.now() }));
      await announcer.tell(id);
      await note(caller, 'announcement.ended', { id });
    },

    async pin(id: string, isPinned: boolean, caller: Caller): Promise<void> {
      await change(id, ['draft', 'scheduled', 'sent', 'ended'], (tx) =>
        changeAnnouncement(tx, id, { pinned_at: isPinned ? clock.now() : null }),
      );
      await announcer.tell(id);
      await note(caller, 'announcement.pinned', { id, pinned: String(isPinned) });
    },
  };
}
