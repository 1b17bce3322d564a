import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type DemoAccount,
  findAccounts,
  hashPasswords,
  keepAccounts,
  makeAccounts,
} from './people/accounts.ts';
import { loadGroup } from './organisation/group.ts';
import { heldCast } from './held.ts';
import { demonstrationMark, isLoadedWith, noteLoad } from './mark.ts';
import { personId } from '@portal/demonstration/people/members';
import { passwordChangedAt } from './people/person-rows.ts';

interface Occasion {
  /** The newest day with figures is the day of this moment in China. */
  now: Date;
  /** The folder for the passwords; without it they are only returned. */
  directory?: string;
  /** No other node has this database, so passwords that are kept nowhere may be replaced. */
  isAlone?: boolean;
  /** Hears what is loaded, a line at each stage; nothing where all is there. */
  say?: (line: string) => void;
}

/**
 * Fills an empty database with a made-up group of real size and returns who can sign in. On one that an earlier release
 * filled it adds what is new and changes nothing that is there. It returns the accounts kept in `directory`; where none
 * are kept it makes new passwords if it is alone with the database, and returns nobody otherwise: they are another
 * node's. Throws when the database belongs to people of its own.
 */
export async function loadDemonstration(
  db: Database,
  { now, directory, isAlone = false, say = () => {} }: Occasion,
): Promise<{ accounts: DemoAccount[] }> {
  const mark = await demonstrationMark();
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.demonstration})`.execute(tx);
    const held = await heldCast(tx);
    const kept = held.length === 0 ? [] : await keptIn(directory);
    // Of those whose passwords are kept nowhere, all are made up again; of an upgraded group, those who are new.
    const made = kept ? missingOf(held) : isAlone ? makeAccounts() : [];
    const hashes = await hashPasswords(made);
    if (!kept) await renewPasswords(tx, now, hashes);
    if (!(await isLoadedWith(tx, mark))) {
      const begin = performance.now();
      say(
        '\n  Loading the demonstration, this once: half a minute to two · 正在载入演示数据，仅此一次，约半分钟至两分钟',
      );
      await loadGroup(tx, { now, hashes, say: (stage) => say(`      ${stage}`) });
      await noteLoad(tx, mark, now);
      const seconds = Math.round((performance.now() - begin) / 1000);
      say(`      done in ${seconds} s · 用时 ${seconds} 秒`);
    }
    const accounts = [...(kept ?? []), ...made];
    // Before the commit: passwords kept for a group that was not stored harm nobody.
    if (directory !== undefined && made.length > 0) await keepAccounts(directory, accounts);
    return { accounts };
  });
}

const keptIn = async (directory: string | undefined): Promise<DemoAccount[] | undefined> =>
  directory === undefined ? undefined : findAccounts(directory);

const missingOf = (held: string[]): DemoAccount[] =>
  makeAccounts().filter(({ workNo }) => !held.includes(workNo));

async function renewPasswords(db: Database, now: Date, hashes: Map<string, string>): Promise<void> {
  for (const [workNo, password_hash] of hashes) {
    await db
      .updateTable('person')
      .set({ password_hash, password_changed_at: passwordChangedAt(workNo, now) })
      .where('id', '=', personId(workNo))
      .execute();
  }
}
