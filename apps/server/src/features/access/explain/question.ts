/** What somebody may have meant by what they pasted. */
export type Asked =
  | { kind: 'path'; path: string }
  | { kind: 'site'; host: string; address: string }
  | { kind: 'code'; code: string }
  | { kind: 'words'; words: string };

/** Pages that only lead on to another. */
const doors = new Set(['/user/login', '/newLogin']);

/** Reads a link of ours or of another site, the code of an action, or words. `ownHost` is where browsers reach us. */
export function readAsked(pasted: string, ownHost: string): Asked {
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

/** Without what follows the path, and without the slash at its end; of a door, the page it leads to. */
function pathOf({ pathname, searchParams }: URL): string {
  const target = doors.has(pathname) ? searchParams.get('redirect') : null;
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
