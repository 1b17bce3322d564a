import { z } from 'zod';
import { defineCall } from '../call.ts';
import { workNoLength } from '../limits.ts';
import { identifier, WireTime } from '../text.ts';

// What administrators do for people who cannot get in: lift locks, and make codes for the first second factor.

export const signInActions = {
  list: 'ams:sign-in:list',
  unlock: 'ams:sign-in:unlock',
  enrol: 'ams:sign-in:enrol',
} as const;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const Username = identifier(workNoLength).min(1, '请输入用户名');

const Lock = z.object({
  /** The most that were counted on one of its counters. */
  failures: z.int(),
  /** Until when it is locked; null where browsers that are not known have to do some work. */
  lockedUntil: WireTime.nullable(),
});

export const SignInLocks = z.object({
  /** Accounts of the caller's tenant. */
  people: z.array(Lock.extend({ username: z.string(), realname: z.string() })),
  networks: z.array(Lock.extend({ network: z.string() })),
});
export type SignInLocks = z.infer<typeof SignInLocks>;

/** Lists the sign-in locks in force, the newest first. */
export const listSignInLocks = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/signInDesk/locks',
  action: signInActions.list,
  input: z.strictObject({}),
  result: SignInLocks,
  refuses: [],
  rate: 'read',
});

export const unlockPerson = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/signInDesk/unlockPerson',
  action: signInActions.unlock,
  proof: 'fresh',
  input: z.strictObject({ username: Username }),
  result: z.null(),
  refuses: ['person.not-found'],
  rate: 'write',
});

export const unlockNetwork = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/signInDesk/unlockNetwork',
  action: signInActions.unlock,
  proof: 'fresh',
  input: z.strictObject({ network: z.string().min(1).max(64) }),
  result: z.null(),
  refuses: [],
  rate: 'write',
});

/**
 * Issues the code with which a person adds their first second factor: shown once, good once, for that person and a
 * day.
 */
export const issueEnrolmentCode = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/signInDesk/enrolmentCode',
  action: signInActions.enrol,
  proof: 'fresh',
  input: z.strictObject({ username: Username }),
  result: z.object({ code: z.string(), realname: z.string(), expireTime: WireTime }),
  refuses: ['person.not-found', 'enrolment.own', 'enrolment.enrolled'],
  rate: 'write',
});
