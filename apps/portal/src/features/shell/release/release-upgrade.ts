import { minute } from '@portal/common/durations';
import { currentTime } from '#platform/time/clock.ts';
import { newerRelease } from '#platform/loading/release.ts';
import { reloadOnce } from '#platform/loading/reload-once.ts';
import { hasUnsaved } from '#platform/workplace/unsaved-changes.ts';

/** Absence in milliseconds after which a user does not mind a full page load. */
const absenceMs = 30 * minute;

let wasAway = false;

/** Tracks whether the page was hidden for long. */
export function trackAbsence(): void {
  let hiddenAt = currentTime();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = currentTime();
    else if (currentTime() - hiddenAt >= absenceMs) wasAway = true;
  });
}

/**
 * Loads a newer release with a navigation, when the page was hidden for long and nothing would be lost; returns whether
 * the page is about to reload.
 */
export function upgradeOnNavigation(href: string): boolean {
  const newer = newerRelease.get();
  return wasAway && newer !== null && !hasUnsaved() && reloadOnce(newer, href);
}
