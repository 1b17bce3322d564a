import { readFile } from 'node:fs/promises';
import { anchorFileIn, readAnchors } from '#platform/audit/anchor.ts';
import { auditKeyOf } from '#platform/audit/key.ts';
import { verifySheet } from '#platform/audit/verify-sheet.ts';
import { type Flaw, type Verdict, verifyChain } from '#platform/audit/verify.ts';

import { readConfig } from '#platform/config/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { knownSecret } from '#platform/crypto/installation-secret.ts';

const sentences: Record<Flaw, string> = {
  changed: 'it was changed, or one before it is gone',
  unkeyed: 'it is not sealed with a key, so anybody may have written it',
  'unknown-key':
    'its key is not known here; earlier secrets of the installation belong into PORTAL_SECRET_BEFORE, with commas between',
  anchor:
    'it was anchored, and is gone or another one: the end was cut off, or the trail written anew',
};

/**
 * Says whether the audit trail of the database in DATABASE_URL is whole, and agrees with the anchors in the data
 * directory and in the files named; ends with 1 when it is not.
 */
async function verifyAudit(url: string | undefined, files: readonly string[]): Promise<number> {
  if (files[0] === '--sheet') return verifySheets(files.slice(1));
  if (!url) {
    console.error('DATABASE_URL must name the database whose audit trail is to be verified.');
    return 2;
  }
  const config = readConfig(process.env);
  const keys = [await knownSecret(config), ...config.earlierSecrets].map(auditKeyOf);
  const db = openDatabase(url, { max: 1 });
  try {
    const sources = [anchorFileIn(config.dataDirectory), ...files];
    const anchors = (await Promise.all(sources.map((file) => readAnchors(file, keys)))).flat();
    return report(await verifyChain(db, { keys, anchors }), anchors.length);
  } finally {
    await closeDatabase(db);
  }
}

/** Says whether the rows of exported sheets are as they were sealed. */
async function verifySheets(files: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const keys = [await knownSecret(config), ...config.earlierSecrets].map(auditKeyOf);
  const verdicts = await Promise.all(
    files.map(async (file) => ({ file, ...verifySheet(await readFile(file, 'utf8'), keys) })),
  );
  for (const { file, rows, bad } of verdicts) {
    if (bad.length > 0) console.error(`${file}: not as sealed: ${bad.slice(0, 20).join(', ')}`);
    else console.log(`${file}: all ${rows} rows are as they were sealed.`);
  }
  return verdicts.some(({ bad }) => bad.length > 0) ? 1 : 0;
}

function report({ entries, brokenAt, flaw }: Verdict, anchors: number): number {
  if (brokenAt !== undefined && flaw !== undefined) {
    console.error(
      `The audit trail is broken at entry ${brokenAt}, after ${entries} sound ones: ${sentences[flaw]}.`,
    );
    return 1;
  }
  console.log(`The audit trail is whole: ${entries} entries, and ${anchors} anchors agree.`);
  if (anchors === 0) console.log('Without an anchor nobody sees that its end was cut off.');
  return 0;
}

try {
  process.exitCode = await verifyAudit(process.env['DATABASE_URL'], process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
