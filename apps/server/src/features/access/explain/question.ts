/** The kinds of input an explanation accepts. */
export type Question =
  | { kind: 'path'; path: string }
  | { kind: 'site'; host: string; address: string }
  | { kind: 'code'; code: string }
  | { kind: 'words'; words: string };

/** Sign-in pages, whose `redirect` names the page that is meant. */
const signInPages = new Set(['/user/login', '/newLogin']);

/** Parses a link of the portal or another site, the code of an action, or words. `ownHost` is the host of the portal. */
export function parseQuestion(pasted: string, ownHost: string): Question {
  const text = pasted
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const link = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (link && link.host !== ownHost) {
    return { kind: 'site', host: link.host, address: link.origin + link.pathname };
  }
  if (link) return { kind: 'path', path: pathOf(link) };
  const path = text.startsWith('/') ? URL.parse(text, 'http://portal.invalid') : null;
  if (path?.host === 'portal.invalid') return { kind: 'path', path: pathOf(path) };
  if (/^[\w-]+(?::[\w.-]+)+$/.test(text)) return { kind: 'code', code: text };
  return { kind: 'words', words: text };
}

/** Returns the path without query and trailing slash; for a sign-in page, the path it redirects to. */
function pathOf({ pathname, searchParams, hash }: URL): string {
  // A long target stands in the hash.
  const wanted = searchParams.get('redirect') ?? new URLSearchParams(hash.slice(1)).get('redirect');
  const target = signInPages.has(pathname) ? wanted : null;
  if (target?.startsWith('/')) return pathOf(new URL(target, 'http://portal.invalid'));
  return decoded(pathname).replace(/(?<=.)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
