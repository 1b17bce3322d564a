import { sql } from 'kysely';
import { refuse } from '#platform/http/refuse.ts';
import type { Database } from './database.ts';

/** The name of the constraint in the database; its message goes no further. */
const constraint = 'last_administrator';

/** Does something that the database refuses where it would take the last administrator, and refuses it in words. */
export async function keepingAdministrators<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isLastAdministrator(error)) refuse('administrator.last', { cause: error });
    throw error;
  }
}

export const isLastAdministrator = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'constraint') === constraint;

/** Asks for the constraint now, in a transaction whose commit would ask for it. */
export const requireAdministrator = (tx: Database): Promise<unknown> =>
  keepingAdministrators(() => sql`set constraints last_administrator immediate`.execute(tx));
