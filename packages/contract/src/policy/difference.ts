import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';
import { policyActions } from './drafts.ts';

const PageRef = z.object({ system: z.string(), path: z.string(), title: z.string() });
const ActionRef = z.object({ code: z.string(), describe: z.string() });
const Access = z.enum(['hidden', 'read-only', 'open']);
/** A field of a record type, and how it is shown before and after. */
const FieldRef = z.object({
  type: z.string(),
  one: z.string(),
  field: z.string(),
  label: z.string(),
  from: Access,
  to: Access,
});
export type FieldRef = z.infer<typeof FieldRef>;
const PageRefs = z.array(PageRef);
const Rights = z.object({
  pages: PageRefs,
  actions: z.array(ActionRef),
  fields: z.array(FieldRef),
});
export type PolicyRights = z.infer<typeof Rights>;

const Range = z.object({ least: z.int(), most: z.int() });

/** People who gain and lose the same. */
const Group = z.object({
  people: z.int(),
  /** The first of them, by work number. */
  first: z.array(z.object({ realname: z.string(), workNo: z.string() })),
  gained: Rights,
  lost: Rights,
  /** Record types of which they gain or lose rows: the fewest and the most that one of them does. */
  rows: z.array(z.object({ type: z.string(), one: z.string(), gained: Range, lost: Range })),
});
export type DifferenceGroup = z.infer<typeof Group>;

const Counts = z.object({ gained: z.int(), lost: z.int() });

const CountedPages = z.array(PageRef.extend(Counts.shape));

export const Difference = z.object({
  /** People who gain or lose something. */
  people: z.int(),
  /** The largest groups; `groupsInAll` is the number of all. */
  groups: z.array(Group),
  groupsInAll: z.int(),
  pages: CountedPages,
  actions: z.array(ActionRef.extend(Counts.shape)),
  fields: z.array(FieldRef.omit({ from: true, to: true }).extend(Counts.shape)),
  /** Record types whose rows change: how many people gain and lose rows, and the most that one of them does. */
  rows: z.array(
    z.object({
      type: z.string(),
      system: z.string(),
      one: z.string(),
      ...Counts.shape,
      mostGained: z.int(),
      mostLost: z.int(),
    }),
  ),
});
export type Difference = z.infer<typeof Difference>;

/** The most groups, and the most names of a group. */
export const mostGroups = 100;
export const mostNames = 20;

/** People who gain or lose pages and buttons by a draft: computed by the code that answers permissions. */
export const getDifference = defineCall({
  method: 'GET',
  path: '/sys/policy/draft/difference',
  envelope: 'main',
  admits: 'signed-in',
  action: policyActions.list,
  input: z.strictObject({ draftId: text(64).min(1) }),
  result: Difference,
  refuses: [
    'policy.draft-not-found',
    'policy.conflict',
    'policy.unknown-row',
    'policy.held-elsewhere',
  ],
  rate: 'write',
});
