/** What a page in a frame may learn of us, and who may learn it. */
export interface Grant {
  token: string;
  tenantId: number;
  /** Origins registered as trusted, spelled as `URL.origin` spells them. */
  trustedOrigins: readonly string[];
  /** The portal's own origin; it trusts itself. */
  ownOrigin: string;
}

export type FrameUrl =
  | { src: string }
  | { refused: 'not-an-address' | 'unknown-placeholder' | 'untrusted-origin' };

const placeholder = /\$\{\s*(\w+)\s*\}|\{\{\s*(\w+)\s*\}\}/g;

/**
 * The address a menu item's page is loaded from (spec section 2). The token goes only to origins we trust; what
 * is checked is the finished address, so that a placeholder in the host cannot choose where it is sent.
 */
export function frameUrl(url: string, grant: Grant): FrameUrl {
  const values: Record<string, string | number> = { token: grant.token, tenantId: grant.tenantId };
  const filled = url.replaceAll(placeholder, (found, dollar?: string, braces?: string) => {
    const value = values[dollar ?? braces ?? ''];
    return value === undefined ? found : encodeURIComponent(value);
  });
  // Old menus hold expressions between braces that their shell evaluated as code. Nothing is evaluated here.
  if (filled.includes('${') || filled.includes('{{')) return { refused: 'unknown-placeholder' };

  const address = parsed(filled, grant.ownOrigin);
  if (!address) return { refused: 'not-an-address' };
  const isTrusted =
    address.origin === grant.ownOrigin || grant.trustedOrigins.includes(address.origin);
  if (filled !== url && !isTrusted) return { refused: 'untrusted-origin' };
  return { src: address.href };
}

/** A web address without credentials of its own, or nothing. */
function parsed(text: string, base: string): URL | undefined {
  if (text.trim() === '' || !URL.canParse(text, base)) return undefined;
  const address = new URL(text, base);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && address.username === '' && address.password === '' ? address : undefined;
}
