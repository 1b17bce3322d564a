import { plainPath } from './plain-path.ts';

/**
 * Addresses that an app made for another shell has for itself: the menu does not know them, and its pages are one app.
 * The page that was in front when the app went there keeps them.
 */
const keepers = new Map<string, string>();
let front: string | undefined;

/** Notes the page in front, and the address it is at. */
export function noteFront(page: string, address: string): void {
  front = plainPath(page);
  noteKeeper(front, address);
}

/** Notes the page an address belongs to, as it was before the portal was loaded anew. */
export function noteKeeper(page: string, address: string): void {
  const path = plainPath(address);
  if (path !== plainPath(page)) keepers.set(path, plainPath(page));
}

/** The page that keeps an address: the one it was come to from, the one in front, or the nearest above it. */
export function keeperOf(address: string, isPage: (path: string) => boolean): string | undefined {
  const path = plainPath(address);
  const known = [keepers.get(path), front].find((page) => page !== undefined && isPage(page));
  return known ?? pathsAbove(path).find(isPage);
}

const pathsAbove = (path: string): string[] => {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? [] : [above, ...pathsAbove(above)];
};
