import type { Database } from '#platform/database/database.ts';

/** Selects users whose password can be retrieved: those who may sign in by password. */
const subjects = (db: Database) =>
  db
    .selectFrom('person')
    .select(['id', 'work_no', 'phone', 'password_hash', 'password_changed_at', 'created_at'])
    .where('status', '=', 'active')
    .where('password_hash', '!=', '!');

export const findSubject = (db: Database, by: 'phone' | 'work_no', account: string) =>
  subjects(db).where(by, '=', account).executeTakeFirst();

export const subjectOf = (db: Database, id: string) =>
  subjects(db).where('id', '=', id).executeTakeFirst();

export type SubjectRow = NonNullable<Awaited<ReturnType<typeof findSubject>>>;
