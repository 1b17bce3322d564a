import { createMemo } from './memo.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** A memo of business answers: what is remembered for one tenant is found by that tenant alone. */
export function createTenantMemo<V>(limits: Parameters<typeof createMemo<V>>[0]) {
  const memo = createMemo<V>(limits);
  return {
    get: (version: string | number, key: string, make: () => Promise<V>): Promise<V> =>
      memo.get(version, `${tenantId()} ${key}`, make),
  };
}
