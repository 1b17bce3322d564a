import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';

/** The actions of administrators who look after access requests. Approvers by rule need none. */
export const accessRequestActions = {
  list: 'ams:access-request:list',
  answer: 'ams:access-request:answer',
} as const;

/** The most characters of a reason, and of the answer to it. */
export const reasonMost = 200;
/** The most requests that are decided at once. */
export const mostDecided = 50;

export const AccessRequestState = z.enum(['waiting', 'granted', 'declined', 'withdrawn']);
export type AccessRequestState = z.infer<typeof AccessRequestState>;

const Role = z.object({ code: z.string(), name: z.string() });

/** A role that would show the thing: the fewer pages it brings, the earlier it is offered. */
const OfferedRole = Role.extend({ pageCount: z.int() });
export type OfferedRole = z.infer<typeof OfferedRole>;

/** A user's request for a page, an action or a system that they do not see. */
export const AccessRequest = z.object({
  id: z.string(),
  about: z.enum(['page', 'action', 'system']),
  title: z.string(),
  system: z.object({ sysType: SubsystemName, sysName: z.string() }),
  /** The path of the page or system, or the code of the action. */
  subject: z.string(),
  reason: z.string(),
  /** The role that is asked for, or was given; null: the approver chooses. */
  role: Role.nullable(),
  /** The last day it is wanted for; requests of earlier releases have none. */
  until: z.iso.date().nullable(),
  state: AccessRequestState,
  createTime: WireTime,
  /** The name of who decides; null: any administrator of requests. */
  approver: z.string().nullable(),
  answer: z.string().nullable(),
  answerTime: WireTime.nullable(),
  answeredBy: z.string().nullable(),
  /** The last day of what was given; null where nothing was given by it. */
  givenUntil: z.iso.date().nullable(),
  /** True while what was given is held. */
  isInForce: z.boolean(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

const desk = { envelope: 'main', admits: 'signed-in', action: null } as const;
const subject = text(500).min(1);
const until = z.iso.date('请选择结束日期');

/** Returns what may be asked for, of whom, and until when at most. */
export const getAccessOffer = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/accessRequest/offer',
  input: z.strictObject({ subject }),
  result: z.object({
    title: z.string(),
    roles: z.array(OfferedRole),
    approver: z.string().nullable(),
    /** The first and the last day that may be chosen. */
    from: z.iso.date(),
    most: z.iso.date(),
  }),
  refuses: ['access-request.needless'],
  // Rarer than reading, as an explanation is.
  rate: 'write',
});

/** Asks for what an explanation found hidden, or for more time; the server finds it again by the same rules. */
export const requestAccess = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/accessRequest/add',
  input: z.strictObject({
    subject,
    reason: requiredText('申请理由', { most: reasonMost, isLong: true }),
    /** One of the roles offered; null leaves it to the approver. */
    roleCode: text(128).min(1).nullable().default(null),
    until,
  }),
  result: AccessRequest,
  refuses: [
    'access-request.needless',
    'access-request.waiting',
    'access-request.role',
    'access-request.until',
  ],
  rate: 'write',
});

/** The fifty newest requests of the user. */
export const listMyAccessRequests = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/accessRequest/mine',
  input: z.strictObject({}),
  result: z.array(AccessRequest),
  refuses: [],
  rate: 'read',
});

/** Takes a request of one's own back, as long as it waits. */
export const withdrawAccessRequest = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/accessRequest/withdraw',
  input: z.strictObject({ id: text(64).min(1) }),
  result: AccessRequest,
  refuses: ['access-request.not-found', 'access-request.answered'],
  rate: 'write',
});

/** A request as others than its person see it. */
const ListedRequest = AccessRequest.extend({ realname: z.string(), workNo: z.string() });
const requests = paged(ListedRequest);

/** A request as its approver sees it. */
const RequestToDecide = ListedRequest.extend({ department: z.string().nullable() });
export type RequestToDecide = z.infer<typeof RequestToDecide>;
const toDecide = paged(RequestToDecide);

/** The requests that wait for the user, the longest waiting first; for administrators of requests also those of others. */
export const listRequestsToDecide = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/accessRequest/toDecide',
  input: toDecide.input.extend({ whose: z.enum(['mine', 'all']).default('mine') }),
  result: toDecide.result,
  refuses: [],
  rate: 'read',
});

/** The roles that would show what is asked for, and the last day that may be given, for whoever decides. */
export const getGrantOptions = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/accessRequest/grantOptions',
  input: z.strictObject({ id: text(64).min(1) }),
  result: z.object({ roles: z.array(OfferedRole), most: z.iso.date() }),
  refuses: ['access-request.not-found', 'access-request.own', 'access-request.foreign'],
  rate: 'read',
});

/** The requests of everybody in the tenant, those waiting first and oldest first, all others newest first. */
export const listAccessRequests = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/accessRequest/list',
  action: accessRequestActions.list,
  input: requests.input.extend({ state: AccessRequestState.optional() }),
  result: requests.result,
  refuses: [],
  rate: 'read',
});
export type ListedAccessRequest = z.infer<typeof ListedRequest>;

/**
 * Decides on requests, with words their people read. Each is granted until the day it asks for, with the role it names;
 * for one alone both may be others. One that is not the caller's to decide refuses all; of several others, a refused one
 * leaves the rest as they are done.
 */
export const decideAccessRequests = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/accessRequest/decide',
  input: z
    .strictObject({
      ids: z.array(text(64).min(1)).min(1).max(mostDecided),
      state: z.enum(['granted', 'declined']),
      answer: z.string().trim().pipe(text(reasonMost)).default(''),
      roleCode: text(128).min(1).optional(),
      until: until.optional(),
    })
    .refine(({ state, answer }) => state === 'granted' || answer !== '', {
      path: ['answer'],
      error: '请输入驳回理由',
    })
    .refine(({ ids, roleCode, until: day }) => ids.length === 1 || (!roleCode && !day), {
      error: '一次处理多条时不能另选角色或日期',
    }),
  result: z.object({
    rows: z.array(
      z.object({ id: z.string(), isDone: z.boolean(), message: z.string().nullable() }),
    ),
  }),
  refuses: [
    'access-request.not-found',
    'access-request.own',
    'access-request.foreign',
    'access-request.answered',
    'access-request.role',
    'access-request.until',
    'access-request.still-hidden',
    'policy.wider-scope',
  ],
  rate: 'write',
});
