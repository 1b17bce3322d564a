import { isWebAddress } from '#platform/http/web-address.ts';

/** The name of a component, as in menus: `stock/Transfer`. */
const component = /^[A-Za-z][\w-]*(?:\/[A-Za-z][\w-]*){0,4}$/;

/**
 * Returns true for a page of the portal, an https address of another site, or a component. Scripts, files and names
 * before an "@" are refused. Checked on writing and on reading, since a stored target may be older than the rule.
 */
export function isAllowedTarget(type: 'url' | 'component', page: string): boolean {
  if (type === 'component') return component.test(page);
  if (page.startsWith('/')) return isOwnPath(page);
  return /^https:\/\//i.test(page) && isWebAddress(page);
}

/** Refuses backslashes, a second slash and characters browsers drop: each can turn a path into another host. */
const isOwnPath = (path: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is searched for
  !/[\\\u0000-\u0020\u007f]/.test(path) && !path.startsWith('//') && isWebAddress(path);
