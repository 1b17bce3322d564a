import type { Database } from '#platform/database/database.ts';
import { StartError } from '@portal/embedded-postgres/start-error';
import { cast } from '@portal/demonstration/people/cast';
import { personId } from '@portal/demonstration/people/members';

/**
 * The people of the cast that a database has, by work number: none where it is empty, some where an earlier release
 * loaded it. Throws when it belongs to people of its own.
 */
export async function heldCast(db: Database): Promise<string[]> {
  const anybody = await db.selectFrom('person').select('id').limit(1).executeTakeFirst();
  if (anybody === undefined) return [];
  const ids = cast.map(({ workNo }) => personId(workNo));
  const known = await db.selectFrom('person').select('work_no').where('id', 'in', ids).execute();
  if (known.length === 0) throw new StartError(foreign);
  return known.map(({ work_no }) => work_no);
}

const foreign =
  'The demonstration does not start on this database, which holds people of its own already; name another one in DATABASE_URL, or set NODE_ENV=production.';
