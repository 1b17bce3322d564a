import { currentSession } from '@portal/client/session';
import { send } from '@portal/client/send';
import { createCell, useCell } from '@portal/common/cell';
import { getBrand } from '@portal/contract/administration/brand';
import { type Brand, standardBrand } from '@portal/contract/brand';
import { defaultTenant } from '@portal/contract/limits';
import { brandInPage } from './brand-in-page.ts';

const shown = createCell(brandInPage() ?? standardBrand);

/** The brand of the page: the installation's, and in a session of another tenant that tenant's. */
export const useBrand = (): Brand => useCell(shown);

export const currentBrand = shown.get;

export const onBrandChange = shown.subscribe;

/** Shows the brand of the tenant that the session works in. Without an answer the page keeps the one it has. */
export async function followTenantBrand(): Promise<void> {
  if ((currentSession()?.tenantId ?? defaultTenant) === defaultTenant) return;
  const own = await send(getBrand, {}, { quiet: true }).catch(() => undefined);
  if (own) shown.set(own);
}
