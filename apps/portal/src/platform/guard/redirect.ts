/** The longest filter is 4,000 characters long, and three times as long where it is encoded; a link has several parts. */
const longest = 8_000;

/**
 * Returns the address that a login page leads on to: of its query, or of its hash where `loginWith` has put a long one.
 */
export const wantedIn = ({ search, hash }: { search: string; hash: string }): string | null =>
  new URLSearchParams(search).get('redirect') ?? new URLSearchParams(hash.slice(1)).get('redirect');

/**
 * Returns the path a `redirect` query may lead to. Only paths of our own origin count: no other site, no script and not
 * the login page.
 */
export function safeRedirect(
  wanted: string | null | undefined,
  origin: string,
): string | undefined {
  if (!wanted || wanted.length > longest || /[\\\s\p{Cc}]/u.test(wanted)) return undefined;
  if (!wanted.startsWith('/') || wanted.startsWith('//')) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || isSignInPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

const isSignInPath = (path: string): boolean =>
  path.startsWith('//') || /^\/(user|newLogin|phoneLogin)(\/|$)/.test(path);
