import type { Database } from '#platform/database';
import { cast } from './cast.ts';
import { personId } from './people.ts';

/** Whether a database holds the made-up group. Throws when it belongs to people of its own. */
export async function holdsGroup(db: Database): Promise<boolean> {
  const anybody = await db.selectFrom('person').select('id').limit(1).executeTakeFirst();
  if (anybody === undefined) return false;
  const ids = cast.map(({ workNo }) => personId(workNo));
  const known = await db.selectFrom('person').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw new Error('This database holds people of its own already');
  return true;
}
