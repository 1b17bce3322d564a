import { isIP } from 'node:net';
import type { Visitor } from '#platform/session/session.ts';

/** Returns the relying party id for a visitor's origin; undefined where passkeys cannot be bound. */
export type RelyingPartyOf = (visitor: Pick<Visitor, 'origin'>) => string | undefined;

/**
 * The host browsers bind a passkey to at this origin; undefined where they make none: at a bare address, and without
 * TLS, but for the machine itself.
 */
export const relyingPartyByOrigin: RelyingPartyOf = ({ origin }) => {
  const url = URL.parse(origin);
  if (!url || url.hostname.startsWith('[') || isIP(url.hostname) !== 0) return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || isLocal ? url.hostname : undefined;
};

/** Binds passkeys to no host, where the installation has not named its origin. */
export const noRelyingParty: RelyingPartyOf = () => undefined;

/** The library takes longer to load than most of the server, and few starts need it: so it is loaded when it is. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
