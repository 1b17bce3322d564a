import { createCell, useCell } from '@portal/common/cell';
import { type PendingStep, pendingSteps } from '@portal/contract/call';
import { defaultTenant, storedLoginMs } from '@portal/contract/limits';
import { type SignedIn, UserInfo } from '@portal/contract/identity/session';
import { z } from 'zod';
import { forgetDictionaries, keepDictionaries } from './dictionaries.ts';
import { unshareCookie } from './shared-cookie.ts';
import {
  forget,
  onChangeElsewhere,
  recall,
  remember,
  rememberTogether,
  storageKeys,
} from './storage.ts';

/** The part of a person that a shared PC may keep: enough to greet them, nothing to reach them. */
const Person = UserInfo.omit({ phone: true, email: true });
export type Person = z.infer<typeof Person>;

export interface ClientSession {
  token: string;
  person: Person;
  tenantId: number;
  /** Pending steps: until they are done, the calls they close are not made. */
  pendingSteps: readonly PendingStep[];
}

/** Keys of the user's data, which must not outlive their session. The work number may. */
const personal = [
  storageKeys.token,
  storageKeys.userInfo,
  storageKeys.loginUserinfo,
  storageKeys.tenantId,
  storageKeys.pendingSteps,
  storageKeys.baseData,
  storageKeys.currentSystem,
  storageKeys.businessGroupInfo,
  storageKeys.businessGroup,
  storageKeys.storeInfo,
  storageKeys.storeNo,
  storageKeys.storeName,
  storageKeys.company,
  storageKeys.buttonAuth,
  storageKeys.enhanceRecords,
  storageKeys.preferences,
  storageKeys.firstRequests,
] as const;

function forgetPersonal(): void {
  forget(...personal);
  forgetDictionaries();
}

const session = createCell(read());
/** A user with pending steps, before their session begins. */
let proposed: ClientSession | null = null;

onChangeElsewhere(storageKeys.token, () => session.set(read()));

export const currentSession = session.get;

/** Calls back at sign-in, sign-out, and when the session's data changes. */
export const onSessionChange = session.subscribe;

/** The session calls are made in. */
export const callingSession = (): ClientSession | null => proposed ?? session.get();

/** Returns the current session to a component; a sign-in or sign-out in another tab changes it here too. */
export const useSession = (): ClientSession | null => useCell(session);

/**
 * Begins the session of a successful sign-in, by any method (spec section 4; lives of section 9). Data of another user
 * is wiped from the browser; the same user finds everything as it was.
 */
export function beginSession(signedIn: SignedIn): ClientSession {
  const { token, sysAllDictItems } = signedIn;
  const newSession = storeSession(signedIn);
  proposed = null;
  session.set(newSession);
  // Dictionaries may fill the storage up, so they come last; and no first page waits for them.
  setTimeout(() => {
    if (session.get()?.token === token) keepDictionaries(sysAllDictItems);
  });
  return newSession;
}

/** Stores the session of a sign-in for the pages that load from now on; this page has the one it had. */
export function storeSession({
  token,
  userInfo,
  due,
}: Pick<SignedIn, 'token' | 'userInfo' | 'due'>): ClientSession {
  const newSession = { ...sessionOf({ token, userInfo }), pendingSteps: due };
  if (read()?.person.id !== userInfo.id) forgetPersonal();
  remember(storageKeys.loginUserinfo, newSession.person, storedLoginMs);
  remember(storageKeys.loginUsername, userInfo.workNo);
  remember(storageKeys.tenantId, newSession.tenantId);
  remember(storageKeys.pendingSteps, due, storedLoginMs);
  // The token last: other tabs react to it and then read the rest.
  const login = [
    [storageKeys.userInfo, newSession.person],
    [storageKeys.token, token],
  ] as const;
  rememberTogether(login, storedLoginMs);
  return newSession;
}

/**
 * Makes calls as a user with pending steps. Nothing is stored and no other tab knows: the session begins with
 * `beginSession`, or not at all.
 */
export function proposeSession(signedIn: Pick<SignedIn, 'token' | 'userInfo'>): void {
  proposed = sessionOf(signedIn);
}

export function withdrawProposal(): void {
  proposed = null;
}

/** Ends the session on this browser and wipes the user's data. */
export function endSession(): void {
  forgetPersonal();
  unshareCookie('CURRENT_SYSTEM');
  session.set(null);
}

/** Changes some members of the signed-in person. */
export function changePerson(change: Partial<Person>): void {
  const current = session.get();
  if (!current) return;
  const person = { ...current.person, ...change };
  remember(storageKeys.userInfo, person, storedLoginMs);
  session.set({ ...current, person });
}

/** Removes a pending step: the calls it closed may be made. */
export function completeStep(step: PendingStep): void {
  const current = session.get();
  if (!current?.pendingSteps.includes(step)) return;
  const left = current.pendingSteps.filter((other) => other !== step);
  remember(storageKeys.pendingSteps, left, storedLoginMs);
  session.set({ ...current, pendingSteps: left });
}

/** Reads the session from storage again: it may have expired since. */
export function refreshSession(): ClientSession | null {
  const stored = read();
  if (stored?.token !== session.get()?.token) session.set(stored);
  return session.get();
}

function read(): ClientSession | null {
  const token = z.string().safeParse(recall(storageKeys.token));
  const person = Person.safeParse(recall(storageKeys.userInfo));
  const tenantId = z.int().safeParse(recall(storageKeys.tenantId));
  const steps = z.array(z.enum(pendingSteps)).safeParse(recall(storageKeys.pendingSteps));
  if (!token.success || !person.success) return null;
  return {
    token: token.data,
    person: person.data,
    tenantId: tenantId.data ?? defaultTenant,
    pendingSteps: steps.data ?? [],
  };
}

const sessionOf = ({ token, userInfo }: Pick<SignedIn, 'token' | 'userInfo'>): ClientSession => ({
  token,
  person: Person.parse(userInfo),
  tenantId: userInfo.loginTenantId,
  pendingSteps: [],
});
