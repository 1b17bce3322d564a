const longest = 512;

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
