import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';
import { ChangedRow, mostChanges, PolicyChange, RequestedChange } from './changes.ts';

/** The actions of the release desk; who edits a draft has `ams:role:edit`. */
export const policyActions = {
  list: 'ams:role:list',
  edit: 'ams:role:edit',
  publish: 'ams:policy:publish',
  approve: 'ams:policy:approve',
} as const;

export const DraftState = z.enum([
  'open',
  'waiting',
  'scheduled',
  'returned',
  'published',
  'discarded',
]);
export type DraftState = z.infer<typeof DraftState>;

const Somebody = z.object({ id: z.string(), realname: z.string(), workNo: z.string() });

/** Names of what changes are about, by kind and key; a key without a name is shown by itself. */
export const PolicyNames = z.object({
  roles: z.record(z.string(), z.string()),
  menuItems: z.record(z.string(), z.string()),
  actions: z.record(z.string(), z.string()),
  people: z.record(z.string(), z.string()),
  /** Record types by their key, and their fields by `type field`; values of dictionaries by `type field value`. */
  records: z.record(z.string(), z.string()),
});
export type PolicyNames = z.infer<typeof PolicyNames>;

export const DraftSummary = z.object({
  id: z.string(),
  base: z.int(),
  version: z.int(),
  state: DraftState,
  author: Somebody,
  isMine: z.boolean(),
  reason: z.string().nullable(),
  publishAt: WireTime.nullable(),
  second: Somebody.nullable(),
  answer: z.string().nullable(),
  changes: z.int(),
  changeTime: WireTime,
});
export type DraftSummary = z.infer<typeof DraftSummary>;

/** A row that another unfinished draft changes too. */
const Overlap = z.object({ draftId: z.string(), author: z.string(), row: z.string() });

export const Draft = DraftSummary.extend({
  changes: z.array(PolicyChange),
  names: PolicyNames,
  /** Rows that were changed since by a revision: publishing refuses them. */
  conflicts: z.array(z.string()),
  overlaps: z.array(Overlap),
});
export type Draft = z.infer<typeof Draft>;

/** Refusals of changes to menu items and actions. */
export const refusalsOfMenus = [
  'policy.menu-item',
  'policy.other-tenants-menu',
  'policy.held-elsewhere',
] as const;

const shared = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...shared, method: 'GET', rate: 'read', action: policyActions.list } as const;
const writing = { ...shared, method: 'POST', rate: 'write' } as const;
const OneDraft = z.strictObject({ draftId: text(64).min(1) });
const reason = z.string().trim().pipe(text(200).min(1, '请输入发布说明'));

/** The newest revision, the user's open draft, and whether publishing asks for a second person. */
export const getPolicy = defineCall({
  ...reading,
  path: '/sys/policy/state',
  input: z.strictObject({}),
  result: z.object({ revision: z.int(), asksSecond: z.boolean(), draft: Draft.nullable() }),
  refuses: [],
});

/** Drafts of everybody that are not published yet, the newest first. */
export const listDrafts = defineCall({
  ...reading,
  path: '/sys/policy/draft/list',
  input: paged(DraftSummary).input,
  result: paged(DraftSummary).result,
  refuses: [],
});

export const getPolicyDraft = defineCall({
  ...reading,
  path: '/sys/policy/draft/queryById',
  input: OneDraft,
  result: Draft,
  refuses: ['policy.draft-not-found'],
});

/**
 * Puts changes into the user's open draft, and begins one where there is none. A change back to what is published now
 * takes the row out of the draft.
 */
export const changeDraft = defineCall({
  ...writing,
  path: '/sys/policy/draft/change',
  action: policyActions.edit,
  input: z.strictObject({
    /** The draft that the page shows; without it the open one. */
    draftId: text(64).min(1).optional(),
    changes: z.array(RequestedChange).max(mostChanges).default([]),
    /** Rows that leave the draft, whatever they are now. */
    undone: z.array(ChangedRow).max(mostChanges).default([]),
  }),
  result: Draft,
  refuses: [
    'policy.draft-not-found',
    'policy.foreign-draft',
    'policy.draft-closed',
    'policy.draft-full',
    'policy.wider-scope',
    'policy.unknown-row',
    'policy.role-code',
    'policy.whole-role',
    'policy.unfit-rule',
    ...refusalsOfMenus,
  ],
});

/** Gives a draft up. */
export const discardDraft = defineCall({
  ...writing,
  path: '/sys/policy/draft/discard',
  action: policyActions.edit,
  input: OneDraft,
  result: z.null(),
  refuses: ['policy.draft-not-found', 'policy.foreign-draft'],
});

/** Takes a draft back from publishing, to change it further. */
export const reopenDraft = defineCall({
  ...writing,
  path: '/sys/policy/draft/reopen',
  action: policyActions.edit,
  input: OneDraft,
  result: Draft,
  refuses: ['policy.draft-not-found', 'policy.foreign-draft', 'policy.other-draft'],
});

const refusalsOfPublishing = [
  'policy.draft-not-found',
  'policy.draft-stale',
  'policy.conflict',
  'administrator.last',
  'policy.unknown-row',
  'policy.wider-scope',
  ...refusalsOfMenus,
] as const;

/** Publishes a draft: now, at a time, or once a second person agrees. */
export const submitDraft = defineCall({
  ...writing,
  path: '/sys/policy/draft/submit',
  action: policyActions.publish,
  input: OneDraft.extend({ version: z.int(), reason, publishAt: WireTime.nullable() }),
  result: DraftSummary,
  refuses: [
    ...refusalsOfPublishing,
    'policy.foreign-draft',
    'policy.draft-closed',
    'policy.draft-empty',
    'policy.in-the-past',
  ],
});

/** Agrees to a draft of somebody else, or returns it with words. */
export const answerDraft = defineCall({
  ...writing,
  path: '/sys/policy/draft/answer',
  action: policyActions.approve,
  input: OneDraft.extend({
    version: z.int(),
    isApproved: z.boolean(),
    answer: z.string().trim().pipe(text(200)),
  }).refine(({ isApproved, answer }) => isApproved || answer !== '', {
    path: ['answer'],
    error: '请输入退回理由',
  }),
  result: DraftSummary,
  refuses: [...refusalsOfPublishing, 'policy.own-draft'],
});
