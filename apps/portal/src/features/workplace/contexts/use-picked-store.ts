import { useState } from 'react';
import { type Choice, choiceOf, isNoChoice } from '#platform/context/choices.ts';
import { usePreference } from '#platform/settings/preferences.ts';

/** Tracks the store picked in the chooser; preselects that of the tab, else the user's latest. */
export function usePickedStore(typed: string) {
  const current = choiceOf('store');
  const [recent] = usePreference('recentStores') ?? [];
  const [picked, pick] = useState<Choice>();
  // A search preselects neither.
  const offered = isNoChoice(current) ? recent : current;
  return { chosen: picked ?? (typed === '' ? offered : undefined), pick };
}
