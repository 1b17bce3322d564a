import type { Database } from '#platform/database/database.ts';
import { countFactorsOf, holdsOneOf } from './store.ts';

export type Duty = ReturnType<typeof createDuty>;

/** Says of whom a second factor is asked: of who has one, and of whoever holds one of `roles`. */
export function createDuty({ db, roles }: { db: Database; roles: readonly string[] }) {
  const isRequired = (personId: string): Promise<boolean> => holdsOneOf(db, personId, roles);

  return {
    /** Whether they must have one, wanted or not. */
    isRequired,

    /** Whether they must have one and have none. */
    lacks: async (personId: string): Promise<boolean> =>
      (await isRequired(personId)) && (await countFactorsOf(db, personId)) === 0,

    /** Whether a sign-in of theirs is not done before they have shown one, or added their first. */
    owes: async (personId: string): Promise<boolean> =>
      (await countFactorsOf(db, personId)) > 0 || (await isRequired(personId)),
  };
}
