import type { Draft } from '@portal/contract/notices/announcement-desk';
import { momentOf } from '#platform/group-time';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { scopesIn } from '../audience.ts';
import { changeAnnouncement, deleteRow, insertAnnouncement, replaceScopes } from './store.ts';
import { changer, type DeskParts, letterKept, noter } from './desk-parts.ts';

/** What is done to an announcement before anybody has seen it. */
export function deskWriting(parts: DeskParts) {
  const { db, clock, clean } = parts;
  const [note, change] = [noter(parts), changer(parts)];
  const columnsOfDraft = (draft: Draft) => ({
    ...letterKept(clean, draft),
    category: draft.msgCategory,
    sender: draft.sender,
    must_read: draft.mustRead,
    ends_at: draft.endTime === null ? null : momentOf(draft.endTime),
    copies: draft.copies,
  });

  return {
    async add(draft: Draft, caller: Caller): Promise<string> {
      const columns = columnsOfDraft(draft);
      const made = { created_at: clock.now(), created_by: caller.session.personId };
      const id = await db.transaction().execute(async (tx) => {
        const added = await insertAnnouncement(tx, { ...columns, ...made });
        await replaceScopes(tx, added, scopesIn(draft.audience));
        return added;
      });
      await note(caller, 'announcement.written', { id });
      return id;
    },

    async edit(id: string, draft: Draft, caller: Caller): Promise<void> {
      const columns = columnsOfDraft(draft);
      await change(id, ['draft', 'scheduled'], async (tx, { state }) => {
        const scopes = scopesIn(draft.audience);
        // A draft may be for nobody yet; what is on its way may not.
        if (state === 'scheduled' && scopes.length === 0) refuse('announcement.no-audience');
        await changeAnnouncement(tx, id, columns);
        await replaceScopes(tx, id, scopes);
      });
      await note(caller, 'announcement.written', { id });
    },

    async delete(id: string, caller: Caller): Promise<void> {
      await change(id, ['draft'], (tx) => deleteRow(tx, id));
      await note(caller, 'announcement.deleted', { id });
    },
  };
}
