import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { createCell, useCell } from '@portal/common/cell';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentBrand, onBrandChange } from '#platform/brand/brand.ts';
import { onPreferenceChange, savePreference, preference } from './preferences.ts';
import { deviceIsDark, setRootAttributes, schemeOf } from './root-attributes.ts';
import { normalise, type Settings } from './settings-rules.ts';

const shown = createCell(withDefaults(recall(storageKeys.settings)));

export const useSettings = (): Settings => useCell(shown);

export const currentSettings = shown.get;

/** Changes settings: on this screen at once, in other tabs, and on every PC the user signs in at. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = withDefaults({ ...shown.get(), ...change });
  const dye = change.dye ?? preference('layout')?.dye;
  savePreference({ layout: withDye(settings, dye) });
  show(settings, dye);
}

/** Resets all settings to their defaults. */
export function resetSettings(): void {
  const settings = withDefaults(undefined);
  savePreference({ layout: withDye(settings, undefined) });
  show(settings, undefined);
}

/** Returns whether the page is dark now. */
export function useIsDark(): boolean {
  const { scheme } = useSettings();
  return useSyncExternalStore(onDeviceChange, () => schemeOf(scheme) === 'dark');
}

/** Applies the settings, and applies them again on every change. */
export function followSettings(): void {
  onPreferenceChange(showChosen);
  onBrandChange(showBrandColour);
  onDeviceChange(() => setRootAttributes({ ...shown.get() }));
  setRootAttributes({ ...shown.get() });
  showChosen();
}

/** Applies the user's settings. A user without any gets the defaults, not those of the previous user at this PC. */
function showChosen(): void {
  const layout = preference('layout');
  if (layout ?? isOthers()) show(withDefaults(layout), layout?.dye);
}

/** Applies the theme colour of another brand where the user chose none. */
function showBrandColour(): void {
  if (preference('layout')?.dye !== undefined) return;
  show(withDefaults(withDye(shown.get(), undefined)), undefined);
}

/** Returns settings of any stored value; a theme colour that was not chosen is the brand's. */
function withDefaults(stored: unknown): Settings {
  const { dye } = currentBrand();
  return normalise({ dye, ...(typeof stored === 'object' ? stored : null) });
}

/** Returns settings with the theme colour a user chose. One that nobody chose is not kept: the brand may change. */
function withDye(settings: Settings, dye: string | undefined) {
  const { dye: _, ...others } = settings;
  return dye === undefined ? others : { ...others, dye };
}

/** Applies settings and stores them for `first-paint.ts` at the next visit. */
function show(settings: Settings, dye: string | undefined): void {
  const owner = currentSession()?.person.id;
  remember(storageKeys.settings, { ...withDye(settings, dye), owner });
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
