import type { Database } from './database.ts';
import { withinTenant } from './tenant.ts';

/**
 * Does work for one tenant after the other, frozen ones included. For timers and housekeeping that serve the whole
 * installation: they say so here, since nothing else reaches the rows of more than one tenant.
 */
export async function eachTenant(
  db: Database,
  work: (tenantId: number) => Promise<unknown>,
): Promise<void> {
  const tenants = await db.selectFrom('tenant').orderBy('id').select('id').execute();
  for (const { id } of tenants) await withinTenant(id, () => work(id));
}
