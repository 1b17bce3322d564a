import { sql } from 'kysely';
import type { Database } from '#platform/database';
import {
  type DemoAccount,
  findAccounts,
  hashPasswords,
  keepAccounts,
  makeAccounts,
} from './accounts.ts';
import { loadGroup } from './group.ts';
import { holdsGroup } from './held.ts';
import { passwordChangedAt, personId } from './people.ts';

interface Occasion {
  /** The newest day with figures is the day of this moment in China. */
  now: Date;
  /** Where the passwords are kept; without it they are only answered. */
  directory?: string;
}

// Any fixed number, as long as nothing else in this database locks it.
const lockKey = 7_421_909;

/**
 * Fills an empty database with a made-up group of real size and answers who can sign in. Called
 * again it changes nothing and answers the accounts kept in `directory`; where none are kept it
 * makes new passwords. Throws when the database belongs to people of its own.
 */
export async function loadDemonstration(
  db: Database,
  { now, directory }: Occasion,
): Promise<{ accounts: DemoAccount[] }> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    const isLoaded = await holdsGroup(tx);
    const kept = directory === undefined ? undefined : await findAccounts(directory);
    if (isLoaded && kept !== undefined) return { accounts: kept };

    const accounts = makeAccounts();
    const hashes = await hashPasswords(accounts);
    if (isLoaded) await renewPasswords(tx, now, hashes);
    else await loadGroup(tx, now, hashes);
    // Before the commit: passwords kept for a group that was not stored harm nobody.
    if (directory !== undefined) await keepAccounts(directory, accounts);
    return { accounts };
  });
}

async function renewPasswords(db: Database, now: Date, hashes: Map<string, string>): Promise<void> {
  for (const [workNo, password_hash] of hashes) {
    await db
      .updateTable('person')
      .set({ password_hash, password_changed_at: passwordChangedAt(workNo, now) })
      .where('id', '=', personId(workNo))
      .execute();
  }
}
