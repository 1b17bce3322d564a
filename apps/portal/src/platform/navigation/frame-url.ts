import {
  asksForCredential,
  filledAddress,
  type PageValues,
} from '@portal/contract/access/page-address';

/** The values a framed page may receive, and the origins that may receive them. */
export interface Grant {
  values: PageValues;
  /** Trusted origins, spelled as `URL.origin` spells them. */
  trustedOrigins: readonly string[];
  /** The portal's own origin, which is always trusted. */
  ownOrigin: string;
}

export type FrameUrl = { src: string } | { refused: FrameRefusal };
export type FrameRefusal =
  | 'not-an-address'
  | 'unknown-placeholder'
  /** The address asks for a credential that its menu item does not grant. */
  | 'not-handed-out'
  | 'untrusted-origin';

/**
 * Builds the address of a menu item's page (spec section 2). Our values go to trusted origins only. The check covers
 * the finished address, so that a placeholder in the host cannot choose the destination.
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

/** Parses an http(s) address without user name and password; undefined otherwise. */
function parsed(text: string, base: string): URL | undefined {
  if (text.trim() === '' || !URL.canParse(text, base)) return undefined;
  const address = new URL(text, base);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && address.username === '' && address.password === '' ? address : undefined;
}
