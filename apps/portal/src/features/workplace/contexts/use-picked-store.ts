import { useState } from 'react';
import { type Choice, choiceOf, isNone } from '#platform/chosen.ts';
import { usePreference } from '#platform/preferences.ts';

/** The store that is chosen in the chooser. Unasked, that is the one the tab works in, else the person's latest. */
export function usePickedStore(typed: string) {
  const current = choiceOf('store');
  const [recent] = usePreference('recentStores') ?? [];
  const [picked, pick] = useState<Choice>();
  // Whoever searches means neither of them.
  const offered = isNone(current) ? recent : current;
  return { chosen: picked ?? (typed === '' ? offered : undefined), pick };
}
