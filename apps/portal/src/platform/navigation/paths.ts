import type { Brand } from '@portal/contract/brand';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { pageAddresses } from '#page-addresses';
import { signInPaths } from './sign-in-paths.ts';

/** Every address of the portal by name (spec section 2). A quoted path anywhere else is a mistake. */
export const paths = {
  root: '/',
  user: '/user',
  /** The page of dcp made for a large screen, where its menu has one. */
  fullScreen: '/dcp/fullScreen',
  /** The page of administration that leads an empty installation to a group that works in it. */
  firstRun: '/ams/installation/guide',
  ...signInPaths,
  ...pathsOf(pageAddresses),
};

function pathsOf<Name extends string>(rows: Record<Name, { path: string }>): Record<Name, string>;
function pathsOf(rows: Record<string, { path: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).map(([name, { path }]) => [name, path]));
}

/** Returns the address of the board a user lands on in a subsystem. */
export const dashboardOf = (system: SubsystemKey): string => `/${system}/dashboard/analysis`;

/** A proxy refuses a line of 8 kB and more by default, and the same address comes again as the referrer. */
const queryMost = 2_000;

/**
 * Returns the address of the login page that leads on to `target` after signing in. A long target is encoded once more
 * here, to some 13 kB: it stands in the hash, which stays in the browser.
 */
export function loginWith(target: string): string {
  const redirect = `redirect=${encodeURIComponent(target)}`;
  return `${paths.login}${redirect.length > queryMost ? '#' : '?'}${redirect}`;
}

/** Removes a trailing slash: both spellings lead to the same page. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;

/** Returns the window's title: the product's, except on the two pages of the group's portal (spec section 1). */
export const windowTitleOf = (
  path: string,
  { portalTitle, productTitle }: Pick<Brand, 'portalTitle' | 'productTitle'>,
): string => (path === paths.portalHome || path === paths.newLogin ? portalTitle : productTitle);
