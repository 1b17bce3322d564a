import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Returns the departments of a user in display order. */
export const departmentsOf = (db: Database, personId: string) =>
  db
    .selectFrom('department')
    .innerJoin('person_department', 'department_id', 'id')
    .where(ofTenant('department', 'person_department'))
    .where('person_id', '=', personId)
    .select(['id', 'org_code as orgCode', 'depart_name as departName'])
    .orderBy('sort')
    .orderBy('org_code')
    .execute();
