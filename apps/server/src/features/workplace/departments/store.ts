import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

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
