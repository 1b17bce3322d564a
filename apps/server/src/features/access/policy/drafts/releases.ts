import { refusalRow } from '@portal/contract/refusals';
import type { Difference } from '@portal/contract/policy/difference';
import { z } from 'zod';
import type { Audit, AuditEntry } from '#platform/audit/audit.ts';
import { Refused, refuse } from '#platform/http/refuse.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { conflictsOf } from '../changes/apply-changes.ts';
import { type DifferenceParts, differenceOf } from '../difference/difference.ts';
import { publishChanges } from '../revisions/publish.ts';
import type { draftEditing } from './editing.ts';
import { requireOwnScope } from './own-scope.ts';
import { changesOf, findDraft, type StoredDraft, updateDraft } from './store.ts';

export interface PublishingParts extends DifferenceParts {
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  /** Returns whether somebody else has to agree before anything is published. */
  asksSecond: boolean;
  /** Has this node go by what was published, before anybody is answered that it was. */
  follow: () => Promise<void>;
  editing: ReturnType<typeof draftEditing>;
}

const publishQueue: Queue<{ id: string; version: number }> = {
  name: 'policy-publish',
  data: z.object({ id: z.string(), version: z.int() }),
  retries: 20,
  retryAfter: 2,
  expiresIn: 60,
};
/** The database clock may be ahead of ours: a job that comes early is tried again after this many seconds. */
const earlyRetrySeconds = 1;

/** Publishes drafts that are ready: now, or by a job at their time. */
export function draftReleases(parts: Omit<PublishingParts, 'editing'>) {
  const { db, clock, jobs, audit } = parts;

  const note = (kind: AuditEntry['kind'], who: Partial<AuditEntry>, detail: AuditEntry['detail']) =>
    audit.record({ kind, ...who, ...(detail && { detail }) });

  /** Publishes a draft in this state, or sets it aside until its time. */
  async function publishOrWait(draft: StoredDraft, who: Partial<AuditEntry>): Promise<StoredDraft> {
    const changes = await changesOf(db, draft.id);
    const conflicts = await conflictsOf(db, changes);
    if (conflicts.length > 0) refuse('policy.conflict', { result: { rows: conflicts } });
    await requireOwnScope(db, draft.author_id, changes);
    const { publish_at: at } = draft;
    if (at && at > clock.now()) {
      await db.transaction().execute(async (tx) => {
        await updateDraft(tx, draft.id, ['open', 'waiting'], { state: 'scheduled' });
        const data = { id: draft.id, version: draft.version + 1 };
        await jobs.send(publishQueue, data, { within: tx, at });
      });
      return { ...draft, state: 'scheduled' };
    }
    const difference = await differenceOf(parts, changes);
    const number = await db.transaction().execute(async (tx) => {
      const from = ['open', 'waiting', 'scheduled'] as const;
      const isOurs = await updateDraft(tx, draft.id, from, {
        state: 'published',
        changed_at: clock.now(),
      });
      if (!isOurs) refuse('policy.draft-not-found');
      return publishChanges(tx, parts, {
        cause: 'draft',
        changes,
        authorId: draft.author_id,
        secondId: draft.second_id,
        reason: draft.reason ?? '',
        draftId: draft.id,
        takesBack: null,
      });
    });
    await note('policy.published', who, {
      revision: String(number),
      author: nameOf(draft.author_name, draft.author_no),
      second: draft.second_name ? nameOf(draft.second_name, draft.second_no) : '',
      reason: draft.reason ?? '',
      difference: inWords(difference),
    });
    await parts.follow();
    return { ...draft, state: 'published' };
  }

  jobs.work(publishQueue, async ({ data, isLastTry }) => {
    const draft = await findDraft(db, data.id);
    if (draft?.state !== 'scheduled' || draft.version !== data.version) return;
    if (draft.publish_at && draft.publish_at > clock.now()) {
      await jobs.send(publishQueue, data, { after: earlyRetrySeconds });
      return;
    }
    try {
      await publishOrWait(draft, { actorId: draft.author_id, actorWorkNo: draft.author_no });
    } catch (error) {
      if (!(error instanceof Refused) && !isLastTry) throw error;
      const refusal = error instanceof Refused ? error.refusal : 'server.defect';
      const answer = refusalRow(refusal).message;
      await updateDraft(db, draft.id, ['scheduled'], { state: 'returned', answer });
      await note('policy.failed', { actorId: draft.author_id }, { draft: draft.id, answer });
    }
  });

  return { note, publishOrWait };
}

export const whoIs = ({ session, address, requestId }: Caller): Partial<AuditEntry> => ({
  actorId: session.personId,
  actorWorkNo: session.workNo,
  address,
  requestId,
});

const nameOf = (name: string, workNo: string | null): string => `${name} ${workNo ?? ''}`;

/** The most characters of a difference in an entry; the revision has all changes. */
const mostWords = 4_000;

/** The difference as an entry of the audit trail has it: how many people gain and lose each page and button. */
export const inWords = ({ people, pages, actions, fields, rows }: Difference): string =>
  JSON.stringify({
    people,
    pages: pages.map(({ path, gained, lost }) => [path, gained, -lost]),
    actions: actions.map(({ code, gained, lost }) => [code, gained, -lost]),
    fields: fields.map(({ type, field, gained, lost }) => [`${type} ${field}`, gained, -lost]),
    rows: rows.map(({ type, mostGained, mostLost }) => [type, mostGained, -mostLost]),
  }).slice(0, mostWords);
