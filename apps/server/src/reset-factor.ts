import { pino } from 'pino';
import { issueCode } from '#features/identity/second-factor/enrolment/codes.ts';
import { deleteFactorsOf } from '#features/identity/second-factor/store.ts';
import { findPersonByWorkNo } from '#features/identity/sign-in/store.ts';
import { openCommandAudit } from '#platform/audit/command-entry.ts';
import { openPostgresBus } from '#platform/bus/postgres.ts';
import { systemClock } from '#platform/time/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { createSessionCache } from '#platform/session/cache.ts';
import { deleteSessionsOf } from '#platform/session/store.ts';

/**
 * Removes the second factors of a user who has lost them, ends their sessions in the database in DATABASE_URL, and
 * prints the code with which they add a new one: their password alone does not.
 */
async function resetFactor(url: string | undefined, workNo: string | undefined): Promise<number> {
  if (!url || !workNo) {
    console.error('Say whose it is, and DATABASE_URL in which database: reset-factor.ts <work no>');
    return 2;
  }
  const db = openDatabase(url, { max: 2 });
  try {
    const person = await findPersonByWorkNo(db, workNo);
    if (!person) {
      console.error(`There is nobody with the work number ${workNo}.`);
      return 1;
    }
    const config = readConfig(process.env);
    const seal = await openCommandAudit({ db, clock: systemClock, config });
    const { code } = await db.transaction().execute(async (within) => {
      await deleteFactorsOf(within, person.id);
      await deleteSessionsOf(within, person.id);
      return issueCode(within, person.id, systemClock.now());
    });
    await tellNodes(url, db, person.id);
    await seal('second-factor.reset', { workNo });
    console.log(`${workNo} has no second factor any more and is signed out everywhere.`);
    console.log(`Enrolment code, good once and for a day: ${code}`);
    return 0;
  } finally {
    await closeDatabase(db);
  }
}

/** Running servers remember sessions for a while, unless they hear of it. */
async function tellNodes(url: string, db: Database, personId: string): Promise<void> {
  const bus = await openPostgresBus(url, pino({ level: 'silent' }));
  await createSessionCache({ db, bus, clock: systemClock }).spread({ personId });
  await bus.close();
}

process.exitCode = await resetFactor(process.env['DATABASE_URL'], process.argv[2]);
