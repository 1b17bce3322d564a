import { z } from 'zod';
import { defineCall } from '../call.ts';
import { countInQuery, text, WireTime } from '../text.ts';
import { paged } from '../paging.ts';
import { PolicyChange } from './changes.ts';
import { policyActions, PolicyNames, refusalsOfMenus } from './drafts.ts';

export const RevisionSummary = z.object({
  number: z.int(),
  /** Published by a draft, by taking another back, by an answered request, or by a role that came to its end. */
  cause: z.enum(['draft', 'take-back', 'request', 'expiry']),
  author: z.string().nullable(),
  second: z.string().nullable(),
  reason: z.string(),
  changes: z.int(),
  takesBack: z.int().nullable(),
  /** The revision that took this one back. */
  takenBackBy: z.int().nullable(),
  publishTime: WireTime,
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

export const Revision = RevisionSummary.extend({
  changes: z.array(PolicyChange),
  names: PolicyNames,
});
export type Revision = z.infer<typeof Revision>;

const shared = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...shared, method: 'GET', rate: 'read', action: policyActions.list } as const;

/** The revisions of the policy, the newest first. */
export const listPolicyRevisions = defineCall({
  ...reading,
  path: '/sys/policy/revision/list',
  input: paged(RevisionSummary).input,
  result: paged(RevisionSummary).result,
  refuses: [],
});

export const getPolicyRevision = defineCall({
  ...reading,
  path: '/sys/policy/revision/queryById',
  input: z.strictObject({ number: countInQuery(1, 999_999_999) }),
  result: Revision,
  refuses: ['policy.revision-not-found'],
});

/** Publishes the inverse of a revision as a new one, at once. */
export const takeBackRevision = defineCall({
  ...shared,
  method: 'POST',
  rate: 'write',
  path: '/sys/policy/revision/takeBack',
  action: policyActions.publish,
  input: z.strictObject({
    number: z.int().min(1),
    reason: z.string().trim().pipe(text(200).min(1, '请输入撤销理由')),
  }),
  result: RevisionSummary,
  refuses: [
    'policy.revision-not-found',
    'policy.taken-back',
    'policy.conflict',
    'administrator.last',
    'policy.unknown-row',
    'policy.own-gain',
    'policy.wider-scope',
    ...refusalsOfMenus,
  ],
});
