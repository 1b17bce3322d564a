import type { Letter } from '@portal/contract/notices/announcement-desk';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { changeAnnouncement, findOnDesk } from './store.ts';
import { changer, type DeskParts, letterKept, noter } from './desk-parts.ts';
import { keepPresentWords, keepRevision, revisionsOf } from '../revision-store.ts';

export interface Change {
  letter: Letter;
  /** The revision the writer had before them. */
  from: number;
  /** Whether it is unread to everybody once more. */
  readAgain: boolean;
  reason: string;
}

/** Other words in the place of what was sent; what was said before is kept. */
export function deskRevising(parts: DeskParts) {
  const { db, clock, clean, announcer } = parts;
  const [note, change] = [noter(parts), changer(parts)];

  return {
    /** Answers the number of the new revision. */
    async revise(id: string, revised: Change, caller: Caller): Promise<number> {
      const letter = letterKept(clean, revised.letter);
      const { reason, readAgain } = revised;
      const revision = await change(id, ['sent', 'ended'], async (tx, row) => {
        if (row.revision !== revised.from) refuse('announcement.state');
        await keepPresentWords(tx, [id]);
        const next = row.revision + 1;
        const again = readAgain ? { counts_from: next } : {};
        await changeAnnouncement(tx, id, { ...letter, revision: next, ...again });
        const made = { now: clock.now(), personId: caller.session.personId };
        await keepRevision(tx, { id, revision: next, letter, reason, readAgain, ...made });
        return next;
      });
      await announcer.tell(id);
      await note(caller, 'announcement.revised', { id, revision: String(revision) });
      return revision;
    },

    /** Newest first. */
    async revisions(id: string) {
      if (!(await findOnDesk(db, clock.now(), id))) refuse('announcement.not-found');
      const kept = await revisionsOf(db, id);
      return kept.map((one) => ({ ...one, content: clean(one.content) }));
    },
  };
}
