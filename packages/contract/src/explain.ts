import { z } from 'zod';
import { defineCall } from './call.ts';
import { SubsystemName } from './subsystems.ts';
import { text } from './text.ts';

const roles = z.array(z.string());

/** Why somebody does not see something, or sees it without what it is about. `roles` names those that would help. */
export const Reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('foreign-site'), host: z.string() }),
  z.object({ kind: z.literal('not-opened') }),
  z.object({ kind: z.literal('no-menu'), roles }),
  /** Spec section 4: a menu this small cannot be switched to. */
  z.object({ kind: z.literal('small-menu'), roles }),
  z.object({ kind: z.literal('no-role'), roles }),
  /** The page, or what it stands under, is for those who may take an action. */
  z.object({
    kind: z.literal('action-asked'),
    on: z.string(),
    action: z.string(),
    describe: z.string(),
    roles,
  }),
  z.object({ kind: z.literal('empty-folder') }),
  z.object({ kind: z.literal('no-page') }),
  z.object({ kind: z.literal('form-builder') }),
  z.object({ kind: z.literal('action-not-held'), roles }),
  z.object({ kind: z.literal('page-unseen'), title: z.string() }),
  z.object({ kind: z.literal('no-store') }),
  z.object({ kind: z.literal('no-group') }),
  z.object({ kind: z.literal('no-company') }),
  z.object({ kind: z.literal('no-account-set') }),
]);
export type Reason = z.infer<typeof Reason>;

/** What else is to be known of something that is seen; `roles` names those of the person's that bring it. */
export const Remark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('held'), roles }),
  z.object({ kind: z.literal('rule-off') }),
  /** Type 2: the action enables a field, and shows no button. */
  z.object({ kind: z.literal('enables-only') }),
  z.object({ kind: z.literal('hidden') }),
  z.object({ kind: z.literal('new-window') }),
  /** The system has no pages in the portal: it is opened from the list of systems. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type Remark = z.infer<typeof Remark>;

/** One thing that was meant, and whether the person sees it. */
export const Finding = z.object({
  about: z.enum(['page', 'action', 'system', 'site', 'nothing']),
  title: z.string(),
  system: z.object({ sysType: SubsystemName, sysName: z.string() }).nullable(),
  path: z.string().nullable(),
  action: z.string().nullable(),
  /** `without-data`: it opens, and has nothing to show them. */
  sees: z.enum(['yes', 'without-data', 'no']),
  reasons: z.array(Reason),
  remarks: z.array(Remark),
});
export type Finding = z.infer<typeof Finding>;

/** What closes everything to the person, whatever they ask about. */
export const Closed = z.enum(['frozen', 'password-due', 'second-factor-due']);
export type Closed = z.infer<typeof Closed>;

export const Explanation = z.object({
  closed: z.array(Closed),
  findings: z.array(Finding),
});
export type Explanation = z.infer<typeof Explanation>;

/** A link, the code of an action, the name of a page or of a system. */
const asked = z.string().trim().pipe(text(500).min(1, '请输入链接、按钮编码或页面名称'));

/** Whom to ask, and whether the caller may ask about others. */
export const whoHelps = defineCall({
  method: 'GET',
  path: '/common/sys/userPermission/whoHelps',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({}),
  result: z.object({ administrators: z.array(z.string()), mayAskForOthers: z.boolean() }),
  refuses: [],
  rate: 'read',
});

/** Why the caller does not see something. In the body, since a link may hold what belongs into no log. */
export const explain = defineCall({
  method: 'POST',
  path: '/common/sys/userPermission/explain',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({ asked }),
  result: Explanation,
  refuses: [],
  // Rarer than reading, so that nobody makes a list of everything with it.
  rate: 'write',
});

export const explainAction = 'ams:access:explain';

/** The same of somebody else; sealed in the audit trail. */
export const explainFor = defineCall({
  method: 'POST',
  path: '/sys/access/explainFor',
  envelope: 'main',
  admits: 'signed-in',
  action: explainAction,
  input: z.strictObject({ asked, workNo: z.string().trim().pipe(text(64).min(1, '请输入工号')) }),
  result: Explanation.extend({ realname: z.string() }),
  refuses: ['person.not-found'],
  rate: 'write',
});
