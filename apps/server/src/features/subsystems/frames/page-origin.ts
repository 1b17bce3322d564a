import { filledAddress, type UrlCredential } from '@portal/contract/access/page-address';

/** As long as a ticket or a token, and neither. */
const stand = 'x'.repeat(43);

interface Known {
  credential: Exclude<UrlCredential, 'none'>;
  tenantId: number;
  /** The portal's own origin, for addresses that name none. */
  ownOrigin: string;
}

/**
 * The origin a menu item's page is loaded from once everything stands in its place, so that a placeholder in the host
 * cannot choose another; undefined for what is no address of the web, or asks for what it is not handed.
 */
export function pageOrigin(url: string, known: Known): string | undefined {
  const { credential, tenantId, ownOrigin } = known;
  const filled = filledAddress(url, { tenantId, [credential]: stand });
  const address = filled === undefined ? undefined : URL.parse(filled, ownOrigin);
  return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
}
