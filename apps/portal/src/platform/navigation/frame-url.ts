import {
  asksForCredential,
  filledAddress,
  type PageValues,
} from '@portal/contract/access/page-address';

/** What a page in a frame may learn of us, and who may learn it. */
export interface Grant {
  values: PageValues;
  /** Origins registered as trusted, spelled as `URL.origin` spells them. */
  trustedOrigins: readonly string[];
  /** The portal's own origin; it trusts itself. */
  ownOrigin: string;
}

export type FrameUrl = { src: string } | { refused: FrameRefusal };
export type FrameRefusal =
  | 'not-an-address'
  | 'unknown-placeholder'
  /** It has a place for a credential which its menu item does not hand out. */
  | 'not-handed-out'
  | 'untrusted-origin';

/**
 * The address a menu item's page is loaded from (spec section 2). What is ours goes only to origins we trust; what is
 * checked is the finished address, so that a placeholder in the host cannot choose where it is sent.
 */
export function frameUrl(url: string, { values, trustedOrigins, ownOrigin }: Grant): FrameUrl {
  const filled = filledAddress(url, values);
  if (filled === undefined) {
    return { refused: asksForCredential(url) ? 'not-handed-out' : 'unknown-placeholder' };
  }
  const address = parsed(filled, ownOrigin);
  if (!address) return { refused: 'not-an-address' };
  const isTrusted = address.origin === ownOrigin || trustedOrigins.includes(address.origin);
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
