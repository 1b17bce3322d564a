import type { PolicyChange } from '@portal/contract/policy/changes';
import type { Draft, DraftSummary } from '@portal/contract/policy/drafts';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { wireTime } from '@portal/common/group-time';
import { conflictsOf } from '../changes/apply-changes.ts';
import { namesOf } from '../changes/names.ts';
import { changesOf, overlapsOf, type StoredDraft } from './store.ts';

export const summaryToWire = (draft: StoredDraft, personId: string): DraftSummary => ({
  id: draft.id,
  base: draft.base,
  version: draft.version,
  state: draft.state,
  author: { id: draft.author_id, realname: draft.author_name, workNo: draft.author_no },
  isMine: draft.author_id === personId,
  reason: draft.reason,
  publishAt: draft.publish_at && wireTime(draft.publish_at),
  second:
    draft.second_id === null
      ? null
      : {
          id: draft.second_id,
          realname: draft.second_name ?? '',
          workNo: draft.second_no ?? '',
        },
  answer: draft.answer,
  changes: draft.changes,
  changeTime: wireTime(draft.changed_at),
});

/** Adds what a draft changes, and what stands in its way. */
export async function draftToWire(
  { db, types }: { db: Database; types: readonly RecordType[] },
  draft: StoredDraft,
  personId: string,
): Promise<Draft> {
  const changes: PolicyChange[] = await changesOf(db, draft.id);
  const [names, conflicts, overlaps] = await Promise.all([
    namesOf(db, changes, types),
    conflictsOf(db, changes),
    overlapsOf(db, draft.id),
  ]);
  return {
    ...summaryToWire(draft, personId),
    changes,
    names,
    conflicts,
    overlaps: overlaps.map(({ draftId, author, kind, key }) => ({
      draftId,
      author,
      row: JSON.stringify([kind, ...key]),
    })),
  };
}
