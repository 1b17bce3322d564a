import { Preferences } from '@portal/contract/workplace/preferences';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { savePreferenceValues, preferencesOf } from './store.ts';

export type OwnPreferences = ReturnType<typeof createPreferences>;

/** Reads and saves the preferences of each user, which apply wherever they sign in. */
export function createPreferences({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Returns the preferences of a user, without those this release no longer knows. */
    async of(personId: string): Promise<Preferences> {
      const known: Preferences = {};
      for (const { name, value } of await preferencesOf(db, personId)) {
        Object.assign(known, Preferences.safeParse({ [name]: value }).data);
      }
      return known;
    },

    async save(personId: string, chosen: Preferences): Promise<void> {
      const values = Object.entries(chosen)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, json: JSON.stringify(value) }));
      if (values.length > 0) await savePreferenceValues(db, { personId, values, now: clock.now() });
    },
  };
}
