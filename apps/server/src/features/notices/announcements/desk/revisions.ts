import type { AnnouncementText } from '@portal/contract/notices/announcement-desk';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { changeAnnouncement, findOnDesk } from './store.ts';
import { deskAudit, type DeskParts, updateWithLock } from './desk-parts.ts';
import { checkedLetter } from './letter.ts';
import { saveCurrentRevision, insertRevision, revisionsOf } from '../revision-store.ts';

export interface RevisionInput {
  letter: AnnouncementText;
  /** The revision the editor started from. */
  from: number;
  /** True to make it unread for everyone again. */
  readAgain: boolean;
  reason: string;
}

/** Replaces the content of sent announcements; earlier revisions are kept. */
export function revisionActions(parts: DeskParts) {
  const { db, clock, clean, publisher } = parts;
  const [record, update] = [deskAudit(parts), updateWithLock(parts)];

  return {
    /** Returns the number of the new revision. */
    async revise(id: string, input: RevisionInput, caller: Caller): Promise<number> {
      const letter = checkedLetter(clean, input.letter);
      const { reason, readAgain } = input;
      const revision = await update(id, ['sent', 'ended'], async (tx, row) => {
        if (row.revision !== input.from) refuse('announcement.state');
        await saveCurrentRevision(tx, [id]);
        const next = row.revision + 1;
        const again = readAgain ? { counts_from: next } : {};
        await changeAnnouncement(tx, id, { ...letter, revision: next, ...again });
        const made = { now: clock.now(), personId: caller.session.personId };
        await insertRevision(tx, { id, revision: next, letter, reason, readAgain, ...made });
        return next;
      });
      await publisher.notifyRecipients(id);
      await record(caller, 'announcement.revised', { id, revision: String(revision) });
      return revision;
    },

    /** Returns all revisions, newest first. */
    async revisions(id: string) {
      if (!(await findOnDesk(db, clock.now(), id))) refuse('announcement.not-found');
      const stored = await revisionsOf(db, id);
      return stored.map((one) => ({ ...one, content: clean(one.content) }));
    },
  };
}
