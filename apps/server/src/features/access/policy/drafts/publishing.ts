import type { Caller } from '#platform/session/session.ts';
import { refuse } from '#platform/http/refuse.ts';
import { momentOf } from '@portal/common/group-time';
import { conflictsOf } from '../changes/apply-changes.ts';
import { requireOwnScope } from './own-scope.ts';
import { draftReleases, type PublishingParts, whoIs } from './releases.ts';
import { changesOf, findDraft, type StoredDraft, updateDraft } from './store.ts';

/** Submits drafts of their authors, and answers those that ask for a second person. */
export function draftPublishing(parts: PublishingParts) {
  const { db, clock, asksSecond, editing } = parts;
  const { note, publishOrWait } = draftReleases(parts);

  return {
    async submit(
      input: { draftId: string; version: number; reason: string; publishAt: string | null },
      caller: Caller,
    ): Promise<StoredDraft> {
      const { draftId: id, version, reason, publishAt } = input;
      const draft = await editing.ownDraft(db, id, caller);
      if (draft.state !== 'open') refuse('policy.draft-closed');
      if (draft.version !== version) refuse('policy.draft-stale');
      if (draft.changes === 0) refuse('policy.draft-empty');
      const publish_at = publishAt === null ? null : momentOf(publishAt);
      if (publish_at && publish_at <= clock.now()) refuse('policy.in-the-past');
      const submitted = { reason, publish_at, second_id: null, answer: null } as const;
      const conflicts = await conflictsOf(db, await changesOf(db, id));
      if (conflicts.length > 0) refuse('policy.conflict', { result: { rows: conflicts } });
      await updateDraft(db, id, ['open'], {
        ...submitted,
        ...(asksSecond && { state: 'waiting' }),
        changed_at: clock.now(),
      });
      await note('policy.submitted', whoIs(caller), { draft: id, reason });
      const submittedDraft = (await findDraft(db, id)) ?? refuse('policy.draft-not-found');
      if (asksSecond) return submittedDraft;
      return publishOrWait(submittedDraft, whoIs(caller));
    },

    async answer(
      input: { draftId: string; version: number; isApproved: boolean; answer: string },
      caller: Caller,
    ): Promise<StoredDraft> {
      const { draftId: id, version, isApproved, answer } = input;
      const draft = (await findDraft(db, id)) ?? refuse('policy.draft-not-found');
      if (draft.author_id === caller.session.personId) refuse('policy.own-draft');
      if (draft.state !== 'waiting') refuse('policy.draft-not-found');
      if (draft.version !== version) refuse('policy.draft-stale');
      const second_id = caller.session.personId;
      if (!isApproved) {
        const returned = { state: 'returned', answer, second_id } as const;
        await updateDraft(db, id, ['waiting'], { ...returned, changed_at: clock.now() });
        await note('policy.returned', whoIs(caller), { draft: id, answer });
        return { ...draft, ...returned };
      }
      await requireOwnScope(db, second_id, await changesOf(db, id));
      await updateDraft(db, id, ['waiting'], { second_id, answer });
      const agreed = (await findDraft(db, id)) ?? refuse('policy.draft-not-found');
      return publishOrWait(agreed, whoIs(caller));
    },
  };
}
