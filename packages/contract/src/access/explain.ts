import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { identifier, text } from '../text.ts';

/** A reason that hides something from a person, or shows it without data. */
export const Reason = z.object({
  kind: z.enum([
    'unknown',
    'foreign-site',
    'not-opened',
    'no-menu',
    /** Spec section 4: a menu this small cannot be switched to. */
    'small-menu',
    'no-role',
    /** The page, or what it stands under, is for those who may take an action. */
    'action-asked',
    'empty-folder',
    /** The menu has it, and no release of its system in use has the page. */
    'not-published',
    'no-page',
    'form-builder',
    'action-not-held',
    'page-unseen',
    'no-store',
    'no-group',
    'no-company',
    'no-account-set',
  ]),
  /** The roles that would help, where one would. */
  roles: z.array(z.string()).optional(),
  /** The page or the site it lies with, where that is not what was asked about. */
  on: z.string().optional(),
  /** The action that is asked for. */
  action: z.string().optional(),
  describe: z.string().optional(),
});
export type Reason = z.infer<typeof Reason>;

/** A remark about something the person does see. */
export const Remark = z.object({
  kind: z.enum([
    'held',
    'rule-off',
    /** Type 2: the action enables a field, and shows no button. */
    'enables-only',
    'hidden',
    /** It holds pages and is none. */
    'folder',
    'new-window',
    /** The system has no pages in the portal: it is opened from the list of systems. */
    'elsewhere',
  ]),
  /** The person's own roles that bring it. */
  roles: z.array(z.string()).optional(),
});
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

/** A state of the account that closes everything. */
export const ClosedReason = z.enum(['frozen', 'password-due', 'second-factor-due']);
export type ClosedReason = z.infer<typeof ClosedReason>;

export const Explanation = z.object({
  closed: z.array(ClosedReason),
  findings: z.array(Finding),
});
export type Explanation = z.infer<typeof Explanation>;

/** A link, the code of an action, the name of a page or of a system. */
const asked = z.string().trim().pipe(text(500).min(1, '请输入链接、按钮编码或页面名称'));

/** The administrators to ask, and whether the user may ask about others. */
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

/** Explains why the user does not see something. A POST, because a link may hold text that belongs in no log. */
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
  // Rarer than reading, so that no user makes a list of everything with it.
  rate: 'write',
});

export const explainAction = 'ams:access:explain';

/** Explains the same for another person; an entry of the audit trail records it. */
export const explainFor = defineCall({
  method: 'POST',
  path: '/sys/access/explainFor',
  envelope: 'main',
  admits: 'signed-in',
  action: explainAction,
  input: z.strictObject({ asked, workNo: identifier(64).min(1, '请输入工号') }),
  result: Explanation.extend({ realname: z.string() }),
  refuses: ['person.not-found'],
  rate: 'write',
});
