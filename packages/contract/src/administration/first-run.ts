import { z } from 'zod';
import { defineCall } from '../call.ts';
import { policyActions } from '../policy/drafts.ts';
import { text } from '../text.ts';

/** The action of administrators who bring an installation to life. */
export const firstRunAction = 'ams:guide:edit';

/** The steps of the guide, in the order in which they are of use. */
export const firstRunSteps = [
  'brand',
  'companies',
  'departments',
  'stores',
  'systems',
  'roles',
  'people',
] as const;
/** Marks that an administrator sets by hand: a step, and that backups are made. */
export const FirstRunMark = z.enum([...firstRunSteps, 'backup']);
export type FirstRunMark = z.infer<typeof FirstRunMark>;

const Step = z.object({
  key: z.enum(firstRunSteps),
  /** `done` by what is there, or as an administrator said; `skipped` as they said. */
  state: z.enum(['open', 'done', 'skipped']),
  /** The number of things that are there: people, roles, systems that are open. */
  count: z.int(),
  /** The address of the page that does it; null where this release has none. */
  page: z.string().nullable(),
  /** The address of the page that imports it from a sheet; null where no sheet does. */
  sheet: z.string().nullable(),
});
export type FirstRunStep = z.infer<typeof Step>;

const Check = z.object({
  key: z.enum(['https', 'backup', 'messages', 'administrators']),
  isFine: z.boolean(),
  /** The finding, in words. */
  detail: z.string(),
});
export type FirstRunCheck = z.infer<typeof Check>;

/** The steps of the tenant so far, computed of what is there. */
export const getFirstRun = defineCall({
  method: 'GET',
  path: '/sys/firstRun/state',
  envelope: 'main',
  admits: 'signed-in',
  action: firstRunAction,
  input: z.strictObject({}),
  result: z.object({ steps: z.array(Step), checks: z.array(Check) }),
  refuses: [],
  rate: 'read',
});

/** Says that a step is done or left out, or takes that back. */
export const markFirstRun = defineCall({
  method: 'PUT',
  path: '/sys/firstRun/mark',
  envelope: 'main',
  admits: 'signed-in',
  action: firstRunAction,
  input: z.strictObject({
    key: FirstRunMark,
    state: z.enum(['open', 'done', 'skipped']),
  }),
  result: z.null(),
  refuses: [],
  rate: 'write',
});

const RoleTemplate = z.object({
  code: z.string(),
  name: z.string(),
  note: z.string(),
  menuItems: z.int(),
  actions: z.int(),
  /** A role of this code is there. */
  isThere: z.boolean(),
});
export type RoleTemplate = z.infer<typeof RoleTemplate>;

/** The roles that the release brings as templates. */
export const listRoleTemplates = defineCall({
  method: 'GET',
  path: '/sys/role/templates',
  envelope: 'main',
  admits: 'signed-in',
  action: policyActions.list,
  input: z.strictObject({}),
  result: z.array(RoleTemplate),
  refuses: [],
  rate: 'read',
});

/** Puts roles of templates into the caller's draft; nobody holds them, and nothing counts before it is published. */
export const draftRoleTemplates = defineCall({
  method: 'POST',
  path: '/sys/role/templates/draft',
  envelope: 'main',
  admits: 'signed-in',
  action: policyActions.edit,
  input: z.strictObject({ codes: z.array(text(40)).min(1, '请选择角色').max(20) }),
  result: z.object({ draftId: z.string() }),
  refuses: [
    'role.no-template',
    'policy.draft-not-found',
    'policy.foreign-draft',
    'policy.draft-closed',
    'policy.wider-scope',
    'policy.unknown-row',
    'policy.role-code',
    'policy.whole-role',
    'policy.draft-full',
  ],
  rate: 'write',
});
