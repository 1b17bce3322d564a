import type { Database } from '#platform/database/database.ts';

/** Returns true if the user is a member of this tenant and the tenant is active. */
export async function isActiveMember(
  db: Database,
  personId: string,
  tenantId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('tenant')
    .innerJoin('person_tenant', 'tenant_id', 'id')
    .where('person_id', '=', personId)
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
