import type { Database } from '#platform/database/database.ts';
import { countFactorsOf, holdsOneOf } from './store.ts';

export type SecondFactorPolicy = ReturnType<typeof createSecondFactorPolicy>;

/** Decides who has to authenticate with a second factor: users who have one, and holders of one of `roles`. */
export function createSecondFactorPolicy({
  db,
  roles,
}: {
  db: Database;
  roles: readonly string[];
}) {
  const isRequired = (personId: string): Promise<boolean> => holdsOneOf(db, personId, roles);

  return {
    /** Returns whether a role of the user requires a second factor. */
    isRequired,

    /** Returns whether a required factor is missing. */
    lacks: async (personId: string): Promise<boolean> =>
      (await isRequired(personId)) && (await countFactorsOf(db, personId)) === 0,

    /** Returns whether a sign-in has to end with a second factor, or with adding the first. */
    owes: async (personId: string): Promise<boolean> =>
      (await countFactorsOf(db, personId)) > 0 || (await isRequired(personId)),
  };
}
