import type { RevisionSummary } from '@portal/contract/policy/revisions';
import { wireTime } from '@portal/common/group-time';
import type { StoredRevision } from './store.ts';

export const revisionToWire = (stored: StoredRevision): RevisionSummary => ({
  number: stored.number,
  cause: stored.cause,
  author: stored.author_name,
  second: stored.second_name,
  reason: stored.reason,
  changes: stored.size,
  takesBack: stored.takes_back,
  takenBackBy: stored.taken_back_by,
  publishTime: wireTime(stored.published_at),
});
