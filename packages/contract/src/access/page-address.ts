/** The credential that the page at a menu item's address receives. `token` is the specification's way, and legacy. */
export const urlCredentials = ['none', 'ticket', 'token'] as const;
export type UrlCredential = (typeof urlCredentials)[number];

/** A placeholder in an address; both spellings are in use. */
const placeholder = /\$\{\s*(\w+)\s*\}|\{\{\s*(\w+)\s*\}\}/g;

/** The values a placeholder may be replaced by. */
export interface PageValues {
  tenantId: number;
  /** Only where the menu item says that its page is handed one. */
  ticket?: string;
  token?: string;
}

/** An address with values in the place of its placeholders; undefined while one is left that has no value. */
export function filledAddress(url: string, values: PageValues): string | undefined {
  const known = new Map<string, string | number>(Object.entries(values));
  const filled = url.replaceAll(placeholder, (found, dollar?: string, braces?: string) => {
    const value = known.get(dollar ?? braces ?? '');
    return value === undefined ? found : encodeURIComponent(String(value));
  });
  // Old menus hold expressions between braces that their shell evaluated as code. Nothing is evaluated here.
  return filled.includes('${') || filled.includes('{{') ? undefined : filled;
}

/** Returns whether an address has a placeholder for a ticket or for the token. */
export const asksForCredential = (url: string): boolean =>
  Array.from(url.matchAll(placeholder), ([, dollar, braces]) => dollar ?? braces).some(
    (name) => name === 'ticket' || name === 'token',
  );

/** The name of a page in its system's build, which a menu item has as its component. */
export const pageNameForm = /^[\w./-]{1,128}$/;

/** The characters that browsers leave as they are in a path, though they may be written with a percent sign. */
const plainMarks = /%(?:3A|40|26|3D|2B|2C|3B)/g;

/**
 * The one spelling of a path, as browsers have it in their address: old menus hold Chinese, blanks and percent signs, the
 * address bar and the router each spell these in a way of their own. A query stays as it is.
 */
export function spelledPath(path: string): string {
  const [, way = '', query = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return way.split('/').map(spelledSegment).join('/') + query;
}

const spelledSegment = (segment: string): string =>
  encodeURIComponent(decoded(segment)).replaceAll(plainMarks, decodeURIComponent);

/** Leaves a percent sign that begins no character. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
