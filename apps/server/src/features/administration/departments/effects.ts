import type { DepartmentEffect } from '@portal/contract/administration/departments';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { idsBelow, pathTo } from './department-store.ts';

interface Move {
  id: string;
  /** The department above it afterwards; null at the top. */
  parentId: string | null;
}

/**
 * Counts what a move touches: whoever administers, or addresses, a department with all below it gains the people who come
 * below it and loses those who go.
 */
export async function moveEffect(
  db: Database,
  { id, parentId }: Move,
): Promise<Omit<DepartmentEffect, 'rewritten'>> {
  const [below, before, after] = await Promise.all([
    idsBelow(db, id),
    pathTo(db, id),
    pathTo(db, parentId),
  ]);
  const former = before.ids.filter((each) => each !== id && !after.ids.includes(each));
  const next = after.ids.filter((each) => !before.ids.includes(each));
  const [people, administrators, announcements] = await Promise.all([
    countPeople(db, below),
    countAdministrators(db, {
      former,
      next,
      stays: before.ids.filter((each) => !former.includes(each)),
    }),
    countAnnouncements(db, { former, next }),
  ]);
  return { departments: below.length, people, administrators, announcements };
}

async function countPeople(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct person_id)::int as people from person_department
    where person_department.tenant_id = ${tenantId()} and department_id = any(${[...ids]})`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

interface Paths {
  former: readonly string[];
  next: readonly string[];
}

/** Counts administrators who gain or lose the department: those of the moved one, or of one that stays above, do neither. */
async function countAdministrators(
  db: Database,
  { former, next, stays }: Paths & { stays: readonly string[] },
): Promise<{ gained: number; lost: number }> {
  const { rows } = await sql<{ gained: number; lost: number }>`
    select
      (select count(*)::int from (${holders(next)} except ${holders([...former, ...stays])}) gained) as gained,
      (select count(*)::int from (${holders(former)} except ${holders([...next, ...stays])}) lost) as lost`.execute(
    db,
  );
  return rows[0] ?? { gained: 0, lost: 0 };
}

async function countAnnouncements(
  db: Database,
  { former, next }: Paths,
): Promise<{ gained: number; lost: number }> {
  const { rows } = await sql<{ gained: number; lost: number }>`
    select ${meaning(next)} as gained, ${meaning(former)} as lost`.execute(db);
  return rows[0] ?? { gained: 0, lost: 0 };
}

/** Selects the administrators of these departments. */
const holders = (ids: readonly string[]) => sql`
  select person_id from administration_scope where administration_scope.tenant_id = ${tenantId()}
    and kind = 'department' and value = any(${[...ids]})`;

/** Counts the sent announcements for one of these departments with all below it. */
const meaning = (ids: readonly string[]) => sql<number>`(
  select count(distinct announcement.id)::int from announcement
  join announcement_target on announcement_id = announcement.id
  where announcement.tenant_id = ${tenantId()} and announcement_target.tenant_id = ${tenantId()}
    and sent_at is not null and cancelled_at is null
    and scope = any(${ids.map((each) => `department-tree:${each}`)}::text[]))`;
