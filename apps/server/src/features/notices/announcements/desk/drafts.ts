import type { Draft } from '@portal/contract/notices/announcement-desk';
import { momentOf } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { scopesOfRule } from '../audience.ts';
import {
  changeAnnouncement,
  deleteAnnouncementRow,
  insertAnnouncement,
  replaceScopes,
} from './store.ts';
import { deskAudit, type DeskParts, updateWithLock } from './desk-parts.ts';
import { checkedLetter } from './letter.ts';

/** Adds, edits and deletes announcements that are not sent yet. */
export function draftActions(parts: DeskParts) {
  const { db, clock, clean } = parts;
  const [record, update] = [deskAudit(parts), updateWithLock(parts)];
  const columnsOfDraft = (draft: Draft) => ({
    ...checkedLetter(clean, draft),
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
        await replaceScopes(tx, added, scopesOfRule(draft.audience));
        return added;
      });
      await record(caller, 'announcement.written', { id });
      return id;
    },

    async edit(id: string, draft: Draft, caller: Caller): Promise<void> {
      const columns = columnsOfDraft(draft);
      await update(id, ['draft', 'scheduled'], async (tx, { state }) => {
        const scopes = scopesOfRule(draft.audience);
        // A draft may have no audience yet; a scheduled announcement must have one.
        if (state === 'scheduled' && scopes.length === 0) refuse('announcement.no-audience');
        await changeAnnouncement(tx, id, columns);
        await replaceScopes(tx, id, scopes);
      });
      await record(caller, 'announcement.written', { id });
    },

    async delete(id: string, caller: Caller): Promise<void> {
      await update(id, ['draft'], (tx) => deleteAnnouncementRow(tx, id));
      await record(caller, 'announcement.deleted', { id });
    },
  };
}
