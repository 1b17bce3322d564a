import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type TemplateRow = Insertable<Tables['message_template']>;
export type StoredTemplate = Awaited<ReturnType<typeof storedTemplates>>[number];
export type StoredVersion = Awaited<ReturnType<typeof versionsOfTemplate>>[number];

const templateRows = (db: Database) =>
  db
    .selectFrom('message_template')
    .where(ofTenant('message_template'))
    .leftJoin('person', 'person.id', 'updated_by')
    .selectAll('message_template')
    .select('realname as author');

export const storedTemplates = (db: Database) => templateRows(db).orderBy('code').execute();

export const findTemplate = (db: Database, code: string) =>
  templateRows(db).where('code', '=', code).executeTakeFirst();

/** Inserts a template; returns false if the code is taken. */
export async function insertTemplate(db: Database, row: TemplateRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('message_template')
    .values(row)
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Updates a template that is still of the version the writer saw; returns false if it is not. The database keeps versions. */
export async function updateTemplate(
  db: Database,
  { code, ...row }: TemplateRow,
  seen: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_template')
    .where(ofTenant('message_template'))
    .where('code', '=', code)
    .where('version', '=', seen)
    .set(row)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns each text that a template has had, newest first. */
export const versionsOfTemplate = (db: Database, code: string) =>
  db
    .selectFrom('message_template_version')
    .where(ofTenant('message_template_version'))
    .leftJoin('person', 'person.id', 'made_by')
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .selectAll('message_template_version')
    .select('realname as author')
    .execute();

export async function deleteTemplateRow(db: Database, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_template')
    .where(ofTenant('message_template'))
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the address of a user at a channel: their telephone, or their name at an external service. */
export async function addressOf(
  db: Database,
  personId: string,
  issuer: string | null,
): Promise<string | null> {
  if (issuer === null) {
    const person = await db
      .selectFrom('person')
      .where('id', '=', personId)
      .select('phone')
      .executeTakeFirst();
    return person?.phone ?? null;
  }
  const identity = await db
    .selectFrom('external_identity')
    .where('person_id', '=', personId)
    .where('issuer', '=', issuer)
    .orderBy('subject')
    .select('subject')
    .executeTakeFirst();
  return identity?.subject ?? null;
}

export async function insertTestCopy(
  db: Database,
  row: Omit<Insertable<Tables['sent_message']>, 'topic'>,
): Promise<void> {
  await db
    .insertInto('sent_message')
    .values({ ...row, topic: 'test' })
    .execute();
}
