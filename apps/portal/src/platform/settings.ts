import { currentSession } from '@portal/client/session';
import { recall, remember, storageKeys } from '@portal/client/storage';
import { createCell, useCell } from '@portal/ui/cell';
import { applyTheme } from '@portal/ui/tokens';
import { z } from 'zod';
import { onPreferenceChange, prefer, preference } from './preferences.ts';
import { normalise, type Settings } from './settings-rules.ts';

const shown = createCell(normalise(recall(storageKeys.settings)));

export const useSettings = (): Settings => useCell(shown);

/** Changes some settings: on the screen at once, in other tabs, and on every PC the person signs in at. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = normalise({ ...shown.get(), ...change });
  prefer({ layout: settings });
  show(settings);
}

/** Follows what the person chose, wherever they did, and shows it. */
export function followSettings(): void {
  onPreferenceChange(showChosen);
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
  applyTheme(settings);
  if (!isSame(settings, shown.get())) shown.set(settings);
}

/** Whether what is on the screen is the liking of somebody else. */
function isOthers(): boolean {
  const { owner } = Owned.safeParse(recall(storageKeys.settings)).data ?? {};
  return owner !== undefined && owner !== currentSession()?.person.id;
}

const Owned = z.object({ owner: z.string().optional() });

const isSame = (one: Settings, other: Settings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
