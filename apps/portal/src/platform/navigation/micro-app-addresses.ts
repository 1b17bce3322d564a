import { withoutTrailingSlash } from './plain-path.ts';

/**
 * Addresses that an app made for another shell has for itself: the menu does not know them, and its pages are one app.
 * The page that was in front when the app went there keeps them.
 */
const ownerPages = new Map<string, string>();
let front: string | undefined;

/** Notes the page in front, and the address it is at. */
export function noteFrontPage(page: string, address: string): void {
  front = withoutTrailingSlash(page);
  noteOwnerPage(front, address);
}

/** Notes the page an address belongs to, as it was before the portal was loaded anew. */
export function noteOwnerPage(page: string, address: string): void {
  const path = withoutTrailingSlash(address);
  if (path !== withoutTrailingSlash(page)) ownerPages.set(path, withoutTrailingSlash(page));
}

/** The page that keeps an address: the one it was come to from, the one in front, or the nearest above it. */
export function ownerPageOf(
  address: string,
  isPage: (path: string) => boolean,
): string | undefined {
  const path = withoutTrailingSlash(address);
  const known = [ownerPages.get(path), front].find((page) => page !== undefined && isPage(page));
  return known ?? pathsAbove(path).find(isPage);
}

const pathsAbove = (path: string): string[] => {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? [] : [above, ...pathsAbove(above)];
};
