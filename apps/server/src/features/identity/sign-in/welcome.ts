import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { SignedIn } from '@portal/contract/identity/session';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { activeTenantsOf, departmentsOf, personOf } from './store.ts';
import { signInToWire } from './to-wire.ts';

interface WelcomeParts {
  db: Database;
  dictionaries: { all(): Promise<Record<string, DictionaryItem[]>> };
}

/** Tells a browser what a sign-in does, for a session of a person in a tenant from which nothing is due. */
export const createWelcome =
  ({ db, dictionaries }: WelcomeParts) =>
  async (token: string, personId: string, tenantId: number): Promise<SignedIn> => {
    const [person, tenants, [departments, choices]] = await Promise.all([
      personOf(db, personId),
      activeTenantsOf(db, personId),
      withinTenant(tenantId, () => Promise.all([departmentsOf(db, personId), dictionaries.all()])),
    ]);
    const ofTenant = tenants.filter(({ id }) => id === tenantId);
    const result = { token, person, tenantId, departments, tenants: ofTenant, due: [] };
    return signInToWire({ ...result, dictionaries: choices });
  };
