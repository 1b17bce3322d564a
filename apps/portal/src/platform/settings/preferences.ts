import { currentLook } from '@portal/client/look';
import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { onChangeElsewhere, recall, remember, storageKeys } from '@portal/client/storage';
import {
  getPreferences,
  KnownPreferences,
  type PreferenceName,
  type Preferences,
  savePreferences,
} from '@portal/contract/workplace/preferences';
import { createCell } from '@portal/common/cell';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** Preferences set within this time are sent together, in milliseconds. */
const gatherMs = 400;

/** The copy in the browser: the preferences, and those the server has not received yet. */
const Copy = z.object({ chosen: KnownPreferences, unsent: KnownPreferences });
type Copy = z.infer<typeof Copy>;

const copy = createCell(read());
let loading: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

onChangeElsewhere(storageKeys.preferences, () => copy.set(read()));
addEventListener('pagehide', savePending);

/** The signed-in user's preferences: stored on the server, with a copy here for other tabs and a bad connection. */
export const preference = <Name extends PreferenceName>(name: Name): Preferences[Name] =>
  copy.get().chosen[name];

export const usePreference = <Name extends PreferenceName>(name: Name): Preferences[Name] =>
  useSyncExternalStore(copy.subscribe, () => preference(name));

export const onPreferenceChange = copy.subscribe;

/** Saves preferences: at once on this screen and in other tabs, and on the server a moment later. */
export function savePreference(choice: Preferences): void {
  const { chosen, unsent } = copy.get();
  write({ chosen: { ...chosen, ...choice }, unsent: { ...unsent, ...choice } });
  clearTimeout(timer);
  timer = setTimeout(savePending, gatherMs);
}

/**
 * Resolves once the preferences are known, at once on a PC the user has used before. A failure ends the wait as well.
 */
export async function ensurePreferences(): Promise<void> {
  if (recall(storageKeys.preferences) === undefined) await refreshPreferences();
}

/** Loads the preferences from the server, once. */
export function refreshPreferences(): Promise<void> {
  loading ??= load().catch(() => undefined);
  return loading;
}

/** Saves the choices the server has not heard of yet. Resolves when all that is under way has been answered, or failed. */
export function savePending(): Promise<void> {
  clearTimeout(timer);
  saving = Promise.all([saving, save()]).then(() => undefined);
  return saving;
}

/** Asks what was chosen elsewhere. What could not be sent before counts, and is sent now. */
async function load(): Promise<void> {
  const kept = await send(getPreferences, {}, { quiet: true });
  const { unsent } = copy.get();
  write({ chosen: { ...kept, ...unsent }, unsent });
  await savePending();
}

/** Sends unsent preferences. After a failure they go with the next change or the next visit. */
async function save(): Promise<void> {
  const session = currentSession();
  const sent = copy.get().unsent;
  // Whoever looks as somebody else leaves their choices as they are.
  if (!session || currentLook || Object.keys(sent).length === 0) return;
  try {
    await send(savePreferences, sent, { quiet: true, keepalive: true });
  } catch {
    return;
  }
  // What was wiped at the sign-out stays wiped: the next person on this PC has choices of their own.
  if (currentSession()?.token !== session.token) return;
  const { chosen, unsent } = copy.get();
  const arrived = new Map<string, unknown>(Object.entries(sent));
  const left = Object.entries(unsent).filter(([name, value]) => arrived.get(name) !== value);
  write({ chosen, unsent: Object.fromEntries(left) });
}

function read(): Copy {
  return Copy.safeParse(recall(storageKeys.preferences)).data ?? { chosen: {}, unsent: {} };
}

function write(next: Copy): void {
  remember(storageKeys.preferences, next);
  copy.set(next);
}
