import type { PolicyChange } from '@portal/contract/policy/changes';
import type { Audit } from '#platform/audit/audit.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { draftEditing } from './drafts/editing.ts';
import { createImportedChanges } from './drafts/imported-changes.ts';
import { draftPublishing } from './drafts/publishing.ts';
import { type DifferenceParts, differenceOf } from './difference/difference.ts';
import { type Preview, previewRows } from './difference/preview.ts';
import { menuEditing, type MenuReading } from './menus/menus.ts';
import { scheduleEndings } from './revisions/endings.ts';
import { givingRoles } from './revisions/give-role.ts';
import { takingBack } from './revisions/take-back.ts';

export type Policy = ReturnType<typeof createPolicy>;

interface PolicyParts extends DifferenceParts, MenuReading {
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  /** Returns whether somebody else has to agree before anything is published. */
  asksSecond: boolean;
  /** Has this node go by what was published, before anybody is answered that it was. */
  follow: () => Promise<void>;
}

/** The release desk for permissions: drafts of changes, their difference, their revisions. */
export function createPolicy(parts: PolicyParts) {
  const { db, asksSecond, types } = parts;
  const editing = draftEditing(parts);
  scheduleEndings(parts);
  return {
    db,
    types,
    asksSecond,
    editing,
    imported: createImportedChanges(editing),
    differenceOf: (changes: readonly PolicyChange[]) => differenceOf(parts, changes),
    previewRows: (preview: Preview) => previewRows(parts, preview),
    publishing: draftPublishing({ ...parts, editing }),
    takeBack: takingBack(parts),
    menus: menuEditing(parts),
    giving: givingRoles(parts),
  };
}
