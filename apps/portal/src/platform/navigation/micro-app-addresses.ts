import { withoutTrailingSlash } from './paths.ts';

/**
 * Addresses inside a micro-app, which the menu does not know. They belong to the page that was in front when the app
 * navigated there.
 */
const ownerPages = new Map<string, string>();
let front: string | undefined;

/** Notes the page in front and its address. */
export function noteFrontPage(page: string, address: string): void {
  front = withoutTrailingSlash(page);
  noteOwnerPage(front, address);
}

/** Notes the page an address belonged to before the portal was reloaded. */
export function noteOwnerPage(page: string, address: string): void {
  const path = withoutTrailingSlash(address);
  if (path !== withoutTrailingSlash(page)) ownerPages.set(path, withoutTrailingSlash(page));
}

/** Returns the page an address belongs to: the noted one, the page in front, or the nearest page above it. */
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
