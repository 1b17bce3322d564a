import { minute } from '@portal/common/durations';
import { fileAddressMinutes, fileContent } from '@portal/contract/files/files';
import { z } from 'zod';
import { seal, unseal } from '#platform/crypto/secret-box.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A way to look at a file: saved, shown in a page, or as a small picture. */
type Look = 'saved' | 'shown' | 'thumbnail';

const Sealed = z.object({
  file: z.string(),
  tenant: z.int(),
  look: z.enum(['saved', 'shown', 'thumbnail']),
  /** The session that asked: the hash of its token. */
  session: z.string(),
  until: z.int(),
});
type Sealed = z.infer<typeof Sealed>;

const cookieName = 'portal-files';
const purposes = { address: 'file address', cookie: 'file cookie' } as const;

interface AddressParts {
  secret: string;
  clock: Clock;
  publicOrigin: string | undefined;
  /** Returns whether a session still exists. */
  goesOn: (tokenHash: Buffer) => Promise<boolean>;
}

export type FileAddresses = ReturnType<typeof createFileAddresses>;

/**
 * Makes addresses that pictures, frames and downloads of a browser can use: those send no header of ours. An address is
 * of no use without the cookie of the session it was made for, and ends after five minutes. Nothing is stored.
 */
export function createFileAddresses({ secret, clock, publicOrigin, goesOn }: AddressParts) {
  const sealText = (purpose: string, text: string | Buffer): string =>
    seal(secret, purpose, Buffer.from(text)).toString('base64url');

  function unsealBytes(purpose: string, sealed: string): Buffer | undefined {
    try {
      return unseal(secret, purpose, Buffer.from(sealed, 'base64url'));
    } catch {
      return undefined;
    }
  }

  function read(key: string): Sealed | undefined {
    const text = unsealBytes(purposes.address, key)?.toString('utf8');
    return text === undefined ? undefined : Sealed.parse(JSON.parse(text));
  }

  return {
    addressOf(file: string, look: Look, { tokenHash }: Session): string {
      const until = clock.now().getTime() + fileAddressMinutes * minute;
      const session = tokenHash.toString('base64url');
      const sealed: Sealed = { file, tenant: tenantId(), look, session, until };
      const key = sealText(purposes.address, JSON.stringify(sealed));
      return `${fileContent.path}?key=${key}`;
    },

    /** The cookie that goes with the addresses of a session, as a header sets it. */
    cookieOf: ({ tokenHash }: Session): string => {
      const isSecure = publicOrigin?.startsWith('https:') ?? false;
      const value = sealText(purposes.cookie, tokenHash);
      const traits = `Path=${fileContent.path}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${value}; ${traits}${isSecure ? '; Secure' : ''}`;
    },

    /** Opens an address: 401 without its cookie or after the session, 404 for somebody else's or after its time. */
    async open(key: string, cookies: string | undefined): Promise<Sealed> {
      const cookie = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]+)`).exec(cookies ?? '')?.[1];
      const tokenHash = cookie === undefined ? undefined : unsealBytes(purposes.cookie, cookie);
      if (!tokenHash || !(await goesOn(tokenHash))) return refuse('session.expired');
      const sealed = read(key) ?? refuse('file.not-found');
      const isTheirs = sealed.session === tokenHash.toString('base64url');
      if (!isTheirs || sealed.until <= clock.now().getTime()) refuse('file.not-found');
      return sealed;
    },
  };
}
