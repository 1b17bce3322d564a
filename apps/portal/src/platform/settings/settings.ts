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

/** Changes settings: on this screen at once, in other tabs, and on every PC the user signs in at. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = normalise({ ...shown.get(), ...change });
  savePreference({ layout: settings });
  show(settings);
}

/** Resets all settings to their defaults. */
export const resetSettings = (): void => changeSettings(normalise(undefined));

/** Returns whether the page is dark now. */
export function useIsDark(): boolean {
  const { scheme } = useSettings();
  return useSyncExternalStore(onDeviceChange, () => schemeOf(scheme) === 'dark');
}

/** Applies the settings, and applies them again on every change. */
export function followSettings(): void {
  onPreferenceChange(showChosen);
  onDeviceChange(() => setRootAttributes({ ...shown.get() }));
  setRootAttributes({ ...shown.get() });
  showChosen();
}

/** Applies the user's settings. A user without any gets the defaults, not those of the previous user at this PC. */
function showChosen(): void {
  const layout = preference('layout');
  if (layout ?? isOthers()) show(normalise(layout));
}

/** Applies settings and stores them for `first-paint.ts` at the next visit. */
function show(settings: Settings): void {
  remember(storageKeys.settings, { ...settings, owner: currentSession()?.person.id });
  setRootAttributes({ ...settings });
  if (!isSame(settings, shown.get())) shown.set(settings);
}

/** Returns whether the stored settings are another user's. */
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

/** True while the settings drawer is open. */
export const settingsDrawer = createCell(false);

/** Opens the drawer. */
export const openSettings = (): void => settingsDrawer.set(true);
