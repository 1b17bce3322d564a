import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { createCell, useCell } from '@portal/common/cell';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { onPreferenceChange, savePreference, preference } from './preferences.ts';
import { deviceIsDark, setRootAttributes, schemeOf } from './root-attributes.ts';
import { normalise, type Settings } from './settings-rules.ts';

const shown = createCell(normalise(recall(storageKeys.settings)));

export const useSettings = (): Settings => useCell(shown);

export const currentSettings = shown.get;

/** Changes some settings: on the screen at once, in other tabs, and on every PC the person signs in at. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = normalise({ ...shown.get(), ...change });
  savePreference({ layout: settings });
  show(settings);
}

/** Back to how the portal looks to somebody who never chose anything. */
export const resetSettings = (): void => changeSettings(normalise(undefined));

/** Whether the page is dark just now. */
export function useIsDark(): boolean {
  const { scheme } = useSettings();
  return useSyncExternalStore(onDeviceChange, () => schemeOf(scheme) === 'dark');
}

/** Follows what the person chose, wherever they did, and shows it. */
export function followSettings(): void {
  onPreferenceChange(showChosen);
  onDeviceChange(() => setRootAttributes({ ...shown.get() }));
  setRootAttributes({ ...shown.get() });
  showChosen();
}

/** Somebody who never chose anything finds the page as it comes, not as the person before them at this PC liked it. */
function showChosen(): void {
  const layout = preference('layout');
  if (layout ?? isOthers()) show(normalise(layout));
}

/** Puts settings on the screen, and where `first-paint.ts` finds them at the next visit. */
function show(settings: Settings): void {
  remember(storageKeys.settings, { ...settings, owner: currentSession()?.person.id });
  setRootAttributes({ ...settings });
  if (!isSame(settings, shown.get())) shown.set(settings);
}

/** Whether what is on the screen is the liking of somebody else. */
function isOthers(): boolean {
  const { owner } = Owned.safeParse(recall(storageKeys.settings)).data ?? {};
  return owner !== undefined && owner !== currentSession()?.person.id;
}

function onDeviceChange(changed: () => void): () => void {
  deviceIsDark.addEventListener('change', changed);
  return () => deviceIsDark.removeEventListener('change', changed);
}

const Owned = z.object({ owner: z.string().optional() });

const isSame = (one: Settings, other: Settings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
