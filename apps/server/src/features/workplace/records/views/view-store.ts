import type { ViewContent } from '@portal/contract/records/record-views';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { byPinyin } from '#platform/database/words.ts';

export interface SavedView {
  name: string;
  role: string | null;
  isDefault: boolean;
  view: ViewContent;
}

/** Returns the roles of a user. */
export const rolesOf = (
  db: Database,
  personId: string,
): Promise<{ code: string; name: string }[]> =>
  db
    .selectFrom('person_role')
    .innerJoin('role', 'role.code', 'person_role.role_code')
    .where(ofTenant('person_role', 'role'))
    .where('person_id', '=', personId)
    .orderBy('role.sort')
    .select(['role.code', 'role.name'])
    .execute();

/** Returns the views of a user, then those shared with roles they hold. */
export const viewsOf = (
  db: Database,
  { type, personId, roles }: { type: RecordType; personId: string; roles: readonly string[] },
) =>
  db
    .selectFrom('record_view')
    .innerJoin('person', 'person.id', 'owner_id')
    .where(ofTenant('record_view'))
    .where('record_type', '=', keyOfType(type))
    .where((e) =>
      e.or([e('owner_id', '=', personId), e('role_code', '=', e.fn.any(e.val([...roles])))]),
    )
    .orderBy(({ eb }) => eb('owner_id', '<>', personId))
    .orderBy(byPinyin(sql.ref('record_view.name')))
    .orderBy('record_view.id')
    .select([
      'record_view.id',
      'record_view.name',
      'owner_id',
      'person.realname',
      'role_code',
      'is_default',
      'view',
    ])
    .execute();

const columnsOf = ({ name, role, isDefault, view }: SavedView) => ({
  name,
  role_code: role,
  is_default: isDefault,
  view: JSON.stringify(view),
});

export async function insertView(
  db: Database,
  { type, personId }: { type: RecordType; personId: string },
  view: SavedView,
): Promise<string> {
  const { id } = await db
    .insertInto('record_view')
    .values({ record_type: keyOfType(type), owner_id: personId, ...columnsOf(view) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ViewKey {
  type: RecordType;
  personId: string;
  id: string;
}

/** Updates a view of its owner; returns false where they have none of this id. */
export async function updateView(db: Database, key: ViewKey, view: SavedView): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_view')
    .where(ofTenant('record_view'))
    .where('record_type', '=', keyOfType(key.type))
    .where('owner_id', '=', key.personId)
    .where('id', '=', key.id)
    .set(columnsOf(view))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteView(db: Database, key: ViewKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('record_view')
    .where(ofTenant('record_view'))
    .where('record_type', '=', keyOfType(key.type))
    .where('owner_id', '=', key.personId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Leaves a user one default view of a type. */
export async function clearOtherDefaults(db: Database, key: ViewKey): Promise<void> {
  await db
    .updateTable('record_view')
    .where(ofTenant('record_view'))
    .where('record_type', '=', keyOfType(key.type))
    .where('owner_id', '=', key.personId)
    .where('id', '<>', key.id)
    .set({ is_default: false })
    .execute();
}
