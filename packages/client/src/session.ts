import { type Due, dues } from '@portal/contract/call';
import { defaultTenant, storedDictionaryMs, storedLoginMs } from '@portal/contract/limits';
import { type SignedIn, UserInfo } from '@portal/contract/identity/session';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { unshareCookie } from './shared-cookie.ts';
import {
  forget,
  onChangeElsewhere,
  recall,
  remember,
  rememberTogether,
  storageKeys,
} from './storage.ts';

/** What a shared PC may keep of a person: enough to greet them, nothing to reach them. */
const Person = UserInfo.omit({ phone: true, email: true });
export type Person = z.infer<typeof Person>;

export interface ClientSession {
  token: string;
  person: Person;
  tenantId: number;
  /** What has still to be settled: calls that are closed until then are not made before. */
  owes: readonly Due[];
}

/** Everything that belongs to the person and must not outlive their session. The work number may. */
const personal = [
  storageKeys.token,
  storageKeys.userInfo,
  storageKeys.loginUserinfo,
  storageKeys.tenantId,
  storageKeys.owes,
  storageKeys.dictionaries,
  storageKeys.baseData,
  storageKeys.currentSystem,
  storageKeys.businessGroupInfo,
  storageKeys.businessGroup,
  storageKeys.storeInfo,
  storageKeys.storeNo,
  storageKeys.storeName,
  storageKeys.company,
  storageKeys.buttonAuth,
  storageKeys.preferences,
  storageKeys.lastQuestions,
] as const;

const listeners = new Set<() => void>();
let current = read();
/** Somebody who has still to settle something before their session begins. */
let proposed: ClientSession | null = null;

onChangeElsewhere(storageKeys.token, () => become(read()));

export const currentSession = (): ClientSession | null => current;

/** As whom calls are made. */
export const callingSession = (): ClientSession | null => proposed ?? current;

/** The session, for components; another tab signing out or in changes it here too. */
export const useSession = (): ClientSession | null =>
  useSyncExternalStore(onSessionChange, currentSession);

export function onSessionChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/**
 * Begins the session an answer to any way of signing in brings (spec section 4; lives of section 9). What the browser
 * keeps of another person is wiped; the same person finds everything as it was.
 */
export function beginSession({ token, userInfo, sysAllDictItems, due }: SignedIn): ClientSession {
  const session = { ...sessionOf({ token, userInfo }), owes: due };
  if (read()?.person.id !== userInfo.id) forget(...personal);
  remember(storageKeys.loginUserinfo, session.person, storedLoginMs);
  remember(storageKeys.loginUsername, userInfo.workNo);
  remember(storageKeys.tenantId, session.tenantId);
  remember(storageKeys.owes, due, storedLoginMs);
  // The token last: other tabs hear of it, and then read the rest.
  const login = [
    [storageKeys.userInfo, session.person],
    [storageKeys.token, token],
  ] as const;
  rememberTogether(login, storedLoginMs);
  proposed = null;
  become(session);
  // May fill the storage up, so after what there has to be room for; and no first page waits for it.
  setTimeout(() => {
    if (current?.token === token)
      remember(storageKeys.dictionaries, sysAllDictItems, storedDictionaryMs);
  });
  return session;
}

/**
 * Makes calls as somebody who still has something to settle. Nothing is kept, and nobody else hears of it: the session
 * begins with `beginSession`, or not at all.
 */
export function proposeSession(signedIn: Pick<SignedIn, 'token' | 'userInfo'>): void {
  proposed = sessionOf(signedIn);
}

export function withdrawProposal(): void {
  proposed = null;
}

/** Ends the session on this browser and wipes what belonged to the person. */
export function endSession(): void {
  forget(...personal);
  unshareCookie('CURRENT_SYSTEM');
  become(null);
}

/** Notes what has changed about the person, who keeps everything else. */
export function changePerson(change: Partial<Person>): void {
  if (!current) return;
  const person = { ...current.person, ...change };
  remember(storageKeys.userInfo, person, storedLoginMs);
  become({ ...current, person });
}

/** Notes that something has been settled after all: calls that were closed until then may be made. */
export function noteSettled(due: Due): void {
  if (!current?.owes.includes(due)) return;
  const owes = current.owes.filter((other) => other !== due);
  remember(storageKeys.owes, owes, storedLoginMs);
  become({ ...current, owes });
}

/** Reads the session anew: it may have run out since. */
export function refreshSession(): ClientSession | null {
  const stored = read();
  if (stored?.token !== current?.token) become(stored);
  return current;
}

function read(): ClientSession | null {
  const token = z.string().safeParse(recall(storageKeys.token));
  const person = Person.safeParse(recall(storageKeys.userInfo));
  const tenantId = z.int().safeParse(recall(storageKeys.tenantId));
  const owes = z.array(z.enum(dues)).safeParse(recall(storageKeys.owes));
  if (!token.success || !person.success) return null;
  return {
    token: token.data,
    person: person.data,
    tenantId: tenantId.data ?? defaultTenant,
    owes: owes.data ?? [],
  };
}

const sessionOf = ({ token, userInfo }: Pick<SignedIn, 'token' | 'userInfo'>): ClientSession => ({
  token,
  person: Person.parse(userInfo),
  tenantId: userInfo.loginTenantId,
  owes: [],
});

function become(session: ClientSession | null): void {
  current = session;
  for (const listen of listeners) listen();
}
