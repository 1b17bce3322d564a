import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';

/** The actions of administrators who name the approvers of access requests. */
export const approverActions = {
  list: 'ams:access-approver:list',
  edit: 'ams:access-approver:edit',
} as const;

export const ApproverKind = z.enum(['system', 'department', 'store']);
export type ApproverKind = z.infer<typeof ApproverKind>;

/** A system with its owner, or a department or store with its head. */
const Approver = z.object({
  key: z.string(),
  name: z.string(),
  /** The names of the departments above, from the top; of a store its number. */
  above: z.array(z.string()),
  person: z.object({ realname: z.string(), workNo: z.string(), isActive: z.boolean() }).nullable(),
  /** The requests for access that wait for this person. */
  waiting: z.int(),
});
export type Approver = z.infer<typeof Approver>;
const approvers = paged(Approver);

/** Systems, departments or stores, each with the person who decides on requests. */
export const listApprovers = defineCall({
  method: 'GET',
  path: '/sys/accessApprover/list',
  envelope: 'main',
  admits: 'signed-in',
  action: approverActions.list,
  input: approvers.input.extend({ kind: ApproverKind, keyword: keyword() }),
  result: approvers.result,
  refuses: [],
  rate: 'read',
});

/** The person of a system, department or store by work number, or nobody. */
export const approverForm = z.object({ people: z.array(z.string()).max(1) });

/**
 * Names the person of a system, department or store, or nobody. Requests for access that wait go to whom the rule names
 * then; what employees ask for is decided by whoever is their line manager at that moment.
 */
export const setApprover = defineCall({
  method: 'PUT',
  path: '/sys/accessApprover/set',
  envelope: 'main',
  admits: 'signed-in',
  action: approverActions.edit,
  input: z.strictObject({
    kind: ApproverKind,
    key: text(64).min(1),
    workNo: text(64).min(1).nullable(),
  }),
  result: z.null(),
  refuses: ['access-approver.unknown', 'access-approver.unfit'],
  rate: 'write',
});
