import { createMemo } from './memo.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** A memo per tenant: one tenant never gets the results of another. */
export function createTenantMemo<V>(limits: Parameters<typeof createMemo<V>>[0]) {
  const memo = createMemo<V>(limits);
  return {
    get: (version: string | number, key: string, make: () => Promise<V>): Promise<V> =>
      memo.get(version, `${tenantId()} ${key}`, make),
  };
}
