import { Preferences } from '@portal/contract/workplace/preferences';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { keepPreferences, preferencesOf } from './store.ts';

export type OwnPreferences = ReturnType<typeof createPreferences>;

/** How each person likes the portal; theirs alone, and the same wherever they sign in. */
export function createPreferences({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** What an earlier release kept and this one does not know any more is left out. */
    async of(personId: string): Promise<Preferences> {
      const kept: Preferences = {};
      for (const { name, value } of await preferencesOf(db, personId)) {
        Object.assign(kept, Preferences.safeParse({ [name]: value }).data);
      }
      return kept;
    },

    async keep(personId: string, chosen: Preferences): Promise<void> {
      const values = Object.entries(chosen)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, json: JSON.stringify(value) }));
      if (values.length > 0) await keepPreferences(db, { personId, values, now: clock.now() });
    },
  };
}
