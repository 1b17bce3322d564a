import type { Database } from '#platform/database/database.ts';

export const findActivePerson = (db: Database, workNo: string) =>
  db
    .selectFrom('person')
    .where('work_no', '=', workNo)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst();

export const personOf = (db: Database, id: string) =>
  db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['work_no', 'realname'])
    .executeTakeFirstOrThrow();
