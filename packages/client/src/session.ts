import { defaultTenant, storedDictionaryMs, storedLoginMs } from '@portal/contract/limits';
import { type SignedIn, UserInfo } from '@portal/contract/session';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { forget, onChangeElsewhere, recall, remember, storageKeys } from './storage.ts';

/** What a shared PC may keep of a person: enough to greet them, nothing to reach them. */
const Person = UserInfo.omit({ phone: true, email: true });
export type Person = z.infer<typeof Person>;

export interface ClientSession {
  token: string;
  person: Person;
  tenantId: number;
}

/** Everything that belongs to the person and must not outlive their session. The work number may. */
const personal = [
  storageKeys.token,
  storageKeys.userInfo,
  storageKeys.loginUserinfo,
  storageKeys.tenantId,
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
  storageKeys.pinnedSystems,
] as const;

const listeners = new Set<() => void>();
let current = read();

onChangeElsewhere(storageKeys.token, () => become(read()));

export const currentSession = (): ClientSession | null => current;

/** The session, for components; another tab signing out or in changes it here too. */
export const useSession = (): ClientSession | null =>
  useSyncExternalStore(onSessionChange, currentSession);

export function onSessionChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Begins the session an answer to any way of signing in brings (spec section 4; lives of section 9). */
export function beginSession({ token, userInfo, sysAllDictItems }: SignedIn): ClientSession {
  forget(...personal);
  const person = Person.parse(userInfo);
  const tenantId = userInfo.loginTenantId;
  remember(storageKeys.token, token, storedLoginMs);
  remember(storageKeys.userInfo, person, storedLoginMs);
  remember(storageKeys.loginUserinfo, person, storedLoginMs);
  remember(storageKeys.loginUsername, userInfo.workNo);
  remember(storageKeys.tenantId, tenantId);
  remember(storageKeys.dictionaries, sysAllDictItems, storedDictionaryMs);
  const session = { token, person, tenantId };
  become(session);
  return session;
}

/**
 * Makes calls as somebody who still has something to settle before their session begins. Nothing is kept: another tab
 * does not hear of it, and a reload or `refreshSession` is back at what was before.
 */
export function proposeSession({ token, userInfo }: SignedIn): void {
  become({ token, person: Person.parse(userInfo), tenantId: userInfo.loginTenantId });
}

/** Ends the session on this browser and wipes what belonged to the person. */
export function endSession(): void {
  forget(...personal);
  become(null);
}

/** Notes a new default system on the person, who keeps everything else. */
export function changeDefaultSystem(defaultSystem: Person['defaultSystem']): void {
  if (!current) return;
  const person = { ...current.person, defaultSystem };
  remember(storageKeys.userInfo, person, storedLoginMs);
  become({ ...current, person });
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
  if (!token.success || !person.success) return null;
  return { token: token.data, person: person.data, tenantId: tenantId.data ?? defaultTenant };
}

function become(session: ClientSession | null): void {
  current = session;
  for (const listen of listeners) listen();
}
