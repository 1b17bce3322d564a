import { verifyChain } from '#platform/audit-chain';
import { closeDatabase, openDatabase } from '#platform/database';

/** Says whether the audit trail of the database in DATABASE_URL is whole; ends with 1 when it is not. */
async function verifyAudit(url: string | undefined): Promise<number> {
  if (!url) {
    console.error('DATABASE_URL must name the database whose audit trail is to be verified.');
    return 2;
  }
  const db = openDatabase(url, { max: 1 });
  try {
    const { entries, brokenAt } = await verifyChain(db);
    if (brokenAt === undefined) console.log(`The audit trail is whole: ${entries} entries.`);
    else
      console.error(`The audit trail is broken at entry ${brokenAt}, after ${entries} sound ones.`);
    return brokenAt === undefined ? 0 : 1;
  } finally {
    await closeDatabase(db);
  }
}

process.exitCode = await verifyAudit(process.env['DATABASE_URL']);
