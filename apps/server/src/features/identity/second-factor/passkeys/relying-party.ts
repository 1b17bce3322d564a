import { isIP } from 'node:net';
import type { Visitor } from '#platform/session/session.ts';

/** The host to which passkeys are bound where somebody comes from; undefined where none can be. */
export type PartyAt = (visitor: Pick<Visitor, 'origin'>) => string | undefined;

/**
 * The host browsers bind a passkey to at this origin; undefined where they make none: at a bare address, and without
 * TLS, but for the machine itself.
 */
export const partyAtOrigin: PartyAt = ({ origin }) => {
  const url = URL.parse(origin);
  if (!url || url.hostname.startsWith('[') || isIP(url.hostname) !== 0) return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || isLocal ? url.hostname : undefined;
};

/** Where nobody has said at which address people come, passkeys are bound to none. */
export const noParty: PartyAt = () => undefined;
