import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';

/** The actions of administrators who look after access requests. */
export const accessRequestActions = {
  list: 'ams:access-request:list',
  answer: 'ams:access-request:answer',
} as const;

/** The most characters of a reason, and of the answer to it. */
export const reasonMost = 200;

export const AccessRequestState = z.enum(['waiting', 'granted', 'declined']);
export type AccessRequestState = z.infer<typeof AccessRequestState>;

/** A user's request for a page, an action or a system that they do not see. */
export const AccessRequest = z.object({
  id: z.string(),
  about: z.enum(['page', 'action', 'system']),
  title: z.string(),
  system: z.object({ sysType: SubsystemName, sysName: z.string() }),
  /** The path of the page or system, or the code of the action. */
  subject: z.string(),
  reason: z.string(),
  state: AccessRequestState,
  createTime: WireTime,
  answer: z.string().nullable(),
  answerTime: WireTime.nullable(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

const reason = z.string().trim().pipe(text(reasonMost).min(1, '请输入申请理由'));

/** Asks for what an explanation found hidden; the server finds it again by the same rules. */
export const requestAccess = defineCall({
  method: 'POST',
  path: '/sys/accessRequest/add',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ subject: text(500).min(1), reason }),
  result: AccessRequest,
  refuses: ['access-request.needless', 'access-request.waiting'],
  rate: 'write',
});

/** The fifty newest requests of the user. */
export const listMyAccessRequests = defineCall({
  method: 'GET',
  path: '/sys/accessRequest/mine',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(AccessRequest),
  refuses: [],
  rate: 'read',
});

/** A request as those who answer it see it. */
const ListedRequest = AccessRequest.extend({
  realname: z.string(),
  workNo: z.string(),
  /** The roles that have it now. */
  roles: z.array(z.string()),
  answeredBy: z.string().nullable(),
});
const requests = paged(ListedRequest);

/** The requests of everybody in the tenant, those waiting first and oldest first, all others newest first. */
export const listAccessRequests = defineCall({
  method: 'GET',
  path: '/sys/accessRequest/list',
  envelope: 'main',
  admits: 'signed-in',
  action: accessRequestActions.list,
  input: requests.input.extend({ state: AccessRequestState.optional() }),
  result: requests.result,
  refuses: [],
  rate: 'read',
});
export type ListedAccessRequest = z.infer<typeof ListedRequest>;

/** Closes a request, with words the user reads. Roles are given by hand: a granted request says that it was done. */
export const answerAccessRequest = defineCall({
  method: 'PUT',
  path: '/sys/accessRequest/answer',
  envelope: 'main',
  admits: 'signed-in',
  action: accessRequestActions.answer,
  input: z
    .strictObject({
      id: text(64).min(1),
      state: z.enum(['granted', 'declined']),
      answer: z.string().trim().pipe(text(reasonMost)),
    })
    .refine(({ state, answer }) => state === 'granted' || answer !== '', {
      path: ['answer'],
      error: '请输入驳回理由',
    }),
  result: AccessRequest,
  refuses: ['access-request.not-found', 'access-request.answered', 'access-request.still-hidden'],
  rate: 'write',
});
