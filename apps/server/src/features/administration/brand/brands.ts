import { type Brand, standardBrand } from '@portal/contract/brand';
import type { BrandFields } from '@portal/contract/administration/brand';
import { brandPicture } from '@portal/contract/administration/brand';
import { defaultTenant } from '@portal/contract/limits';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createMemo } from '#platform/cache/memo.ts';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { findNewest } from './store.ts';

/** The most tenants whose brands are kept ready. */
const mostTenants = 200;

export type Brands = ReturnType<typeof createBrands>;

/** Reads the brands in force: a tenant without one has the default tenant's, and that one the standard. */
export function createBrands({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createMemo<Brand>({ most: mostTenants });
  let signInBrand = standardBrand;

  const read = (tenant: number): Promise<Brand> =>
    memo.get(epochs.of('brand'), String(tenant), async () => {
      const own = await withinTenant(tenant, () => findNewest(db));
      if (own) return shown(own.fields, tenant);
      return tenant === defaultTenant ? standardBrand : read(defaultTenant);
    });

  return {
    of: read,

    /** The brand of the sign-in page. Without the database it is the last one known. */
    atSignIn: async (): Promise<Brand> => {
      signInBrand = await read(defaultTenant).catch(() => signInBrand);
      return signInBrand;
    },
  };
}

/** Returns a brand with its pictures by their addresses. */
export const shown = (fields: BrandFields, tenant: number): Brand => ({
  ...fields,
  logo: addressOf(fields.logo, tenant),
  picture: addressOf(fields.picture, tenant),
});

const addressOf = (file: string | null, tenant: number): string | null =>
  file && brandPicture.path.replace(':tenant', String(tenant)).replace(':file', file);
