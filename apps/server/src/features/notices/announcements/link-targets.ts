import { isWebAddress } from '#platform/web-address';

/** A component as menus name it: `stock/Transfer`. */
const component = /^[A-Za-z][\w-]*(?:\/[A-Za-z][\w-]*){0,4}$/;

/**
 * Whether an announcement may lead there: to a page of the portal or by https to another site, never to a script, a
 * file or a name before an "@"; or to a component by a name that could be one. Asked when it is written and when it is
 * read, since what is kept may be older than the rule.
 */
export function isOpenable(type: 'url' | 'component', page: string): boolean {
  if (type === 'component') return component.test(page);
  if (page.startsWith('/')) return isOwnPath(page);
  return /^https:\/\//i.test(page) && isWebAddress(page);
}

/** A backslash or a second slash makes a path the name of another host to a browser; so may what it leaves out. */
const isOwnPath = (path: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  !/[\\\u0000-\u0020\u007f]/.test(path) && !path.startsWith('//') && isWebAddress(path);
