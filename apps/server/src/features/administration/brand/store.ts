import type { BrandFields } from '@portal/contract/administration/brand';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export interface BrandRevision {
  number: number;
  fields: BrandFields;
}

/** Returns the newest revision of the tenant's brand, which is the one in force. */
export async function findNewest(db: Database): Promise<BrandRevision | undefined> {
  const row = await selectRevisions(db).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row && { number: row.number, fields: row.fields };
}

export async function findRevision(
  db: Database,
  number: number,
): Promise<BrandRevision | undefined> {
  return selectRevisions(db).where('number', '=', number).executeTakeFirst();
}

export const selectRevisions = (db: Database) =>
  db
    .selectFrom('brand_revision')
    .where(ofTenant('brand_revision'))
    .select(['number', 'author_name', 'takes_back', 'made_at'])
    // Written by us alone, in this shape.
    .select(sql<BrandFields>`fields`.as('fields'));

interface NewRevision extends BrandRevision {
  authorId: string;
  authorName: string;
  takesBack: number | null;
  madeAt: Date;
}

/** Adds a revision; false where somebody else has just added one of the same number. */
export async function insertRevision(
  db: Database,
  { number, fields, authorId, authorName, takesBack, madeAt }: NewRevision,
): Promise<boolean> {
  const made = await db
    .insertInto('brand_revision')
    .values({
      number,
      fields: JSON.stringify(fields),
      author_id: authorId,
      author_name: authorName,
      takes_back: takesBack,
      made_at: madeAt,
    })
    .onConflict((known) => known.doNothing())
    .returning('number')
    .executeTakeFirst();
  return made !== undefined;
}

/** Gives pictures that a user has just uploaded to the brand; returns those that the brand has then. */
export async function attachPictures(
  within: Database,
  ids: readonly string[],
  personId: string,
): Promise<number> {
  const files = sql`tenant_id = ${tenantId()} and id = any(${[...ids]}) and state = 'ready' and type like 'image/%'`;
  await sql`
    update file set record_type = 'brand', record_id = 'brand'
    where ${files} and record_id is null and person_id = ${personId}`.execute(within);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from file where ${files} and record_type = 'brand'`.execute(
    within,
  );
  return rows[0]?.count ?? 0;
}
