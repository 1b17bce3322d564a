import { filledAddress, type UrlCredential } from '@portal/contract/access/page-address';

/** A placeholder as long as a ticket or token. */
const sample = 'x'.repeat(43);

interface FillValues {
  credential: Exclude<UrlCredential, 'none'>;
  tenantId: number;
  /** The origin of the portal, for relative addresses. */
  ownOrigin: string;
}

/**
 * Returns the origin of a menu item's page with all placeholders filled in, so that a placeholder in the host cannot
 * choose another. Undefined if that is no web address, or needs a value the page does not get.
 */
export function pageOrigin(url: string, values: FillValues): string | undefined {
  const { credential, tenantId, ownOrigin } = values;
  const filled = filledAddress(url, { tenantId, [credential]: sample });
  const address = filled === undefined ? undefined : URL.parse(filled, ownOrigin);
  return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
}
