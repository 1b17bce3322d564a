import { momentNow } from '#platform/clock.ts';
import { newerRelease } from '#platform/release.ts';
import { reloadOnce } from '#platform/reload-once.ts';
import { hasUnsaved } from '#platform/unsaved.ts';

/** Whoever was away this long, in milliseconds, does not mind that the next page is loaded from the server. */
const awayMs = 30 * 60_000;

let wasAway = false;

/** Notes when nobody looks at the page for long. */
export function followAbsence(): void {
  let hiddenAt = momentNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = momentNow();
    else if (momentNow() - hiddenAt >= awayMs) wasAway = true;
  });
}

/**
 * Takes a navigation as the occasion to go over to a newer release, when nobody has looked at the page for long and
 * nothing would be lost; answers whether the page is about to go.
 */
export function goesOver(href: string): boolean {
  const newer = newerRelease.get();
  return wasAway && newer !== null && !hasUnsaved() && reloadOnce(newer, href);
}
